/**
 * Header fields by which a proxy that ends TLS tells the server behind it that the visitor came by https, each with the
 * values that mean so, in any case. Each of several proxies adds its own value to the list: the first is the visitor's.
 */
export const forwardedTls: [field: string, pattern: string][] = [
  ["X-Forwarded-Proto", "^\\s*https\\s*(?:,|$)"],
  ["X-Forwarded-Protocol", "^\\s*(?:https|ssl)\\s*(?:,|$)"],
  ["X-Forwarded-Scheme", "^\\s*https\\s*(?:,|$)"],
  ["X-Url-Scheme", "^\\s*https\\s*(?:,|$)"],
  ["CloudFront-Forwarded-Proto", "^\\s*https\\s*$"],
  ["X-Forwarded-Ssl", "^\\s*on\\s*(?:,|$)"],
  ["Front-End-Https", "^\\s*on\\s*(?:,|$)"],
  ["CF-Visitor", "scheme\\W+https\\W"],
  // RFC 7239: for=192.0.2.1;proto=https, for=10.0.0.1;proto=http
  ["Forwarded", "^[^,]*\\bproto=\\W?https\\b"],
];

/** The host name that the visitor asked a proxy for, where it asks the server behind it by another. */
export const forwardedHost = "X-Forwarded-Host";
