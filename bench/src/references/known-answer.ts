/** An answer for the memory server: by URL for GET, by the bytes of the body for POST. */
export interface KnownAnswer {
  readonly key: string;
  /** Alternating names and values. */
  readonly headers: readonly string[];
  /** Base64. */
  readonly body: string;
}
