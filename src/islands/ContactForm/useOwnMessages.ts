import { type RefObject, useEffect } from "react";

/**
 * Turns the browser's own bubbles off once this script can say more. Written straight to the element, because
 * a click that waited for the script may follow before React would render again.
 */
export function useOwnMessages(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);
}
