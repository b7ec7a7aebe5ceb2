import { type Failure, prefix, tokenHeader } from "../shared/api.ts";

const token = document.querySelector<HTMLMetaElement>(`meta[name=${tokenHeader}]`)?.content ?? "";

/** An answer with a status other than 200, or no answer. */
export class RequestError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

export const urlOf = (name: string, query: Record<string, string> = {}): string =>
  `${prefix}${name}?${new URLSearchParams(query)}`;

export const read = <T>(name: string, query?: Record<string, string>): Promise<T> =>
  receive(urlOf(name, query), {});

export const write = <T>(name: string, body: unknown): Promise<T> => {
  const headers = { "Content-Type": "application/json", [tokenHeader]: token };
  return receive(urlOf(name), { method: "POST", headers, body: JSON.stringify(body) });
};

async function receive<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init).catch(() => undefined);
  if (!response)
    throw new RequestError({
      message: "npm run dev has stopped. Start it again: unsaved text is kept here.",
    });
  const body = (await response.json()) as T;
  if (!response.ok) throw new RequestError(body as Failure);
  return body;
}
