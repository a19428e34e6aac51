import { useState, type DragEventHandler } from 'react';
import ArrowLeft from 'virtual:lucide/arrow-left';
import ArrowRight from 'virtual:lucide/arrow-right';
import X from 'virtual:lucide/x';
import { ErrorText } from '#shared/forms/field-frame';
import { Input } from '#shared/forms/input';
import { Button } from '#shared/ui/button';
import { addPartInputLimits } from '#shared/gql/admin-limits.generated';
import { pictureSources } from '#shop-kit/picture-sources';
import { notAPicture } from '../picture-links';
import { Actions, Item, Paper } from './picture-tile.styles';

interface PictureTileProps {
  link: string;
  /** Position, from 1, and total number. */
  place: number;
  count: number;
  alt: string;
  /** Whether another tile is held over this one. */
  over: boolean;
  /** Handle for dragging: not its text, which the user may want to select. */
  carried: Record<'onDragStart' | 'onDragEnd', DragEventHandler>;
  /** Events of dragging over it and dropping. */
  under: Record<'onDragOver' | 'onDrop', DragEventHandler>;
  onBroken: (link: string) => void;
  onDescribe: (text: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A picture of the product: can be moved by dragging or buttons, described and removed. */
export function PictureTile(props: PictureTileProps) {
  const { link, place, count, alt, over, carried, under, onBroken, onDescribe, onMove, onRemove } = props;
  const [broken, setBroken] = useState(false);
  const name = `Photo ${place}`;
  return (
    <Item data-over={over} {...under}>
      <Paper draggable {...carried}>
        {!broken && (
          <img
            src={pictureSources(link).src}
            alt={name}
            width={320}
            height={320}
            draggable={false}
            onError={() => {
              setBroken(true);
              onBroken(link);
            }}
          />
        )}
      </Paper>
      {broken && <ErrorText role="status">{notAPicture}</ErrorText>}
      <Input
        fontSize={{ base: 'md', md: 'sm' }}
        aria-label={`Description of photo ${place}`}
        placeholder="Description"
        autoComplete="off"
        maxLength={addPartInputLimits.imageAlts.max}
        value={alt}
        onChange={(event) => onDescribe(event.currentTarget.value)}
      />
      <Actions>
        <Button
          variant="outline"
          size="sm"
          shape="icon"
          aria-label={`Move photo ${place} forward`}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowLeft size={18} />
        </Button>
        <Button
          variant="outline"
          size="sm"
          shape="icon"
          aria-label={`Move photo ${place} back`}
          disabled={place === count}
          onClick={() => onMove(1)}
        >
          <ArrowRight size={18} />
        </Button>
        <Button
          variant="danger"
          size="sm"
          shape="icon"
          aria-label={`Remove photo ${place}`}
          onClick={onRemove}
        >
          <X size={18} />
        </Button>
      </Actions>
    </Item>
  );
}
