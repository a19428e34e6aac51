/** Where a request comes from, for counting what one person may do. */
export interface ClientAddress {
  /** An address that the caller can't invent: the last one that TRUSTED_PROXIES vouches for, a /64 network for IPv6. */
  readonly network: string;
  /**
   * The network and the visitor that a nearby, untrusted proxy claims to speak for. Tells visitors behind it apart, so
   * that one can't use up everyone's budget; it proves nothing, so the whole network is counted as well.
   */
  readonly visitor: string;
}
