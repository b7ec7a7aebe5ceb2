/**
 * Header fields in which a proxy that terminates TLS reports the visitor's protocol. The patterns match the
 * values for https, ignoring case. In a chain of proxies, the first value describes the visitor's connection.
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

/**
 * The header field with the host name that the visitor requested. Some proxies send a different `Host` to the
 * origin server.
 */
export const forwardedHost = "X-Forwarded-Host";
