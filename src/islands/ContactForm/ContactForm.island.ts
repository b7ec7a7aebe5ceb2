import { hydrateAs } from "../../client/hydrate.tsx";
import { ContactForm } from "./ContactForm.tsx";

export default hydrateAs(ContactForm);
