import { type RefObject, useEffect, useState } from "react";
import type { ContactFormProps } from "./props.ts";
import { findProblems, type FieldProblem } from "./enquiryForm.ts";

/** Validates the form with custom messages instead of the browser's. */
export function useProblems(
  form: RefObject<HTMLFormElement | null>,
  strings: Pick<ContactFormProps["strings"], "errors" | "fields">,
) {
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  // Sets `noValidate` without rendering, because a replayed click may come before the next render.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);
  return {
    problems,
    attempt,
    /** Returns the form if it is valid, and shows the problems otherwise. */
    check: (): HTMLFormElement | undefined => {
      if (!form.current) return undefined;
      const found = findProblems(form.current, strings);
      setProblems(found);
      setAttempt(attempt + 1);
      return found.length > 0 ? undefined : form.current;
    },
    recheck: () => {
      if (problems.length > 0 && form.current) setProblems(findProblems(form.current, strings));
    },
  };
}
