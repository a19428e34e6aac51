import { chakra } from '#shared/ui/chakra';
import { ErrorText } from '#shared/forms/field-frame';
import { Button } from '#shared/ui/button';
import { Actions, Item, Paper } from './picture-tile.styles';
import type { Upload } from './use-uploads';

const Bar = chakra('progress', {
  base: {
    width: 'full',
    height: '2',
    appearance: 'none',
    bg: 'bg.emphasized',
    '&::-webkit-progress-bar': { bg: 'bg.emphasized' },
    '&::-webkit-progress-value': { bg: 'petrol.solid' },
    '&::-moz-progress-bar': { bg: 'petrol.solid' },
  },
});

const megabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(1);

interface UploadTileProps {
  upload: Upload;
  onAgain: () => void;
  onDrop: () => void;
}

/** A picture on its way, shown at once; where it was refused, why. */
export function UploadTile({ upload, onAgain, onDrop }: UploadTileProps) {
  const { file, preview, progress, error } = upload;
  const { sent, total } = progress;
  return (
    <Item>
      <Paper>
        <img src={preview} alt={file.name} width={320} height={320} draggable={false} />
      </Paper>
      {error === undefined ? (
        <>
          <Bar aria-label={`Uploading ${file.name}`} value={sent} max={total || 1} />
          <chakra.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {sent < total ? `${megabytes(sent)} of ${megabytes(total)} MB` : 'Processing…'}
          </chakra.span>
        </>
      ) : (
        <ErrorText role="alert">{error.message}</ErrorText>
      )}
      <Actions>
        {error?.mayHelp && (
          <Button variant="outline" size="sm" onClick={onAgain}>
            Try again
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onDrop} aria-label={`Remove ${file.name}`}>
          Remove
        </Button>
      </Actions>
    </Item>
  );
}
