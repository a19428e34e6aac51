/** An answer for the memory server: by address for GET, by the bytes of the body for POST. */
export interface KnownAnswer {
  readonly key: string;
  /** Names and values in turns. */
  readonly headers: readonly string[];
  /** Base64. */
  readonly body: string;
}
