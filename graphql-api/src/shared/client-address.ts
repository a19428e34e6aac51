/** Where a request comes from, for counting what one person may do. */
export interface ClientAddress {
  /** An address that the caller can't invent: the last one that TRUSTED_PROXIES vouches for, a /64 network for IPv6. */
  readonly network: string;
  /**
   * The same, and whom a near proxy that is not trusted says it speaks for. Tells visitors behind it apart, so that one can't
   * use up what belongs to all; proves nothing, so what all of a network do is counted as well.
   */
  readonly visitor: string;
}
