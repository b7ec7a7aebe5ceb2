import { CreditCard } from "../../islands/CreditCard/CreditCard.tsx";
import { hydrateAs } from "../hydrate.tsx";

export default hydrateAs(CreditCard);
