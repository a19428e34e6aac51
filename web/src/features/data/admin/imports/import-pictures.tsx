import { formatCount } from '#shared/format/count';
import { chakra } from '#shared/ui/chakra';
import { Note } from '#shared/ui/note';
import { useImportPicturesQuery } from './imports.generated';
import { usePollWhile } from './use-poll-while';

const waitMillis = 5000;

/** Progress of fetching pictures that an applied file names by URL. Nothing if it can't be loaded, or without any. */
export function ImportPictures({ id }: { id: string }) {
  const { data, ...polling } = useImportPicturesQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const { fetched = 0, waiting = 0, failed = 0, failures = [] } = data?.importPictures ?? {};
  const isWaiting = waiting > 0;
  usePollWhile(isWaiting, waitMillis, polling);
  if (fetched + waiting + failed === 0) return null;
  const all = formatCount(fetched + waiting + failed);
  return (
    <Note
      kind={failed > 0 ? 'warning' : isWaiting ? 'plain' : 'success'}
      title={`${formatCount(fetched)} of ${all} ${fetched + waiting + failed === 1 ? 'photo' : 'photos'} downloaded`}
    >
      {isWaiting && (
        <p>{formatCount(waiting)} to go. Until a photo is downloaded, its part uses the URL in the file.</p>
      )}
      {failed > 0 && (
        <>
          <p>
            We couldn't download {formatCount(failed)}; those parts still use the URL. Upload the photo on the
            product form instead, or correct the URL in the file and import it again.
          </p>
          <chakra.ul display="grid" gap="1" mt="2" aria-label="Photos that couldn't be downloaded">
            {failures.map(({ address, reason }) => (
              <chakra.li key={address} overflowWrap="anywhere">
                {address}: {reason}
              </chakra.li>
            ))}
          </chakra.ul>
          {failed > failures.length && <p>Showing the first {formatCount(failures.length)}.</p>}
        </>
      )}
    </Note>
  );
}
