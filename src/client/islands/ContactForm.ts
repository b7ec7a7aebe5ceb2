import { ContactForm } from "../../islands/ContactForm/ContactForm.tsx";
import { hydrateAs } from "../hydrate.tsx";

export default hydrateAs(ContactForm);
