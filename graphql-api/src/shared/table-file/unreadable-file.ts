/** A file that is no table of rows; the message says where and why, to whoever sent it. */
export class UnreadableFile extends Error {}
