/** A file that is not a table of rows; the message says where and why, to the sender. */
export class UnreadableFile extends Error {}
