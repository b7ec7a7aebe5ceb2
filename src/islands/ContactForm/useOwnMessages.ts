import { type RefObject, useEffect } from "react";

/**
 * Disables the browser's validation messages once the script is ready. Sets the property directly, because a
 * replayed click may come before the next render.
 */
export function useOwnMessages(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);
}
