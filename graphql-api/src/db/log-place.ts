/**
 * A place in the write-ahead log, in bytes, on the timeline of this mark. After a standby was promoted the log goes on from some
 * place of before with other contents, so places on different timelines say nothing of each other.
 */
export interface LogPlace {
  readonly timeline: string;
  readonly position: number;
}

/** Whether a server that has replayed the log up to `place` has all that was written before `other`. */
export const reaches = (place: LogPlace, other: LogPlace): boolean =>
  place.timeline === other.timeline && place.position >= other.position;

/** Timeline of the primary. */
export const TIMELINE = 'substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8)';

/**
 * Where the primary is. Every commit that was acknowledged before is below: it was flushed, unless synchronous_commit is
 * off. The timeline is null until MARK_TIMELINE was asked on it.
 */
export const PRIMARY_PLACE = `SELECT
  pg_wal_lsn_diff(CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
    ELSE pg_current_wal_flush_lsn() END, '0/0')::float8 AS position,
  (SELECT mark FROM timeline_mark WHERE timeline = ${TIMELINE}) AS timeline`;

/** Gives the primary's timeline a mark, once. A server that shows the mark has replayed this timeline. */
export const MARK_TIMELINE = `INSERT INTO timeline_mark (timeline) VALUES (${TIMELINE})
  ON CONFLICT (single) DO UPDATE SET timeline = excluded.timeline, mark = excluded.mark
  WHERE timeline_mark.timeline <> excluded.timeline`;

/** Position of a standby; null for a server that follows no other. */
export const STANDBY_PLACE = `SELECT
  pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END, '0/0')::float8 AS position,
  (SELECT mark FROM timeline_mark) AS timeline`;
