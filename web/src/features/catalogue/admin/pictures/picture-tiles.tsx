import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { useForm } from 'react-final-form';
import ImageUp from 'virtual:lucide/image-up';
import { chakra } from '#shared/ui/chakra';
import { Button } from '#shared/ui/button';
import { isPictureLink, maxPictures } from '../picture-links';
import type { ProductValues } from '../product-values';
import { DropZone, Item, Tiles } from './picture-tile.styles';
import { PictureTile } from './picture-tile';
import { UploadTile } from './upload-tile';
import { usePictures } from './use-pictures';
import { useUploads } from './use-uploads';

const types = 'image/jpeg,image/png,image/webp,image/avif';
const filesIn = (data: DataTransfer | null) => [...(data?.files ?? [])];
const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/**
 * The pictures of a product: chosen, dropped or pasted, and uploaded at once; the first represents the product in
 * lists. They are the links in the fields below, and links typed there are shown here.
 */
export function PictureTiles({ onBroken }: { onBroken: (link: string) => void }) {
  const pictures = usePictures();
  const { links, alts, removed } = pictures;
  const { uploads, ...sending } = useUploads((link) => pictures.add(link));
  const form = useForm<ProductValues>();
  const [held, setHeld] = useState<{ from: number | null; over: number | null }>({ from: null, over: null });
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const id = useId();
  const still = uploads.filter(({ error }) => error === undefined).length;
  const hasRoom = links.length + uploads.length < maxPictures;
  const endDrag = () => setHeld({ from: null, over: null });

  useEffect(
    function tellTheForm() {
      form.change('uploading', still);
    },
    [form, still],
  );

  useEffect(function handlePaste() {
    function paste({ clipboardData }: ClipboardEvent) {
      const files = filesIn(clipboardData).filter(({ type }) => type.startsWith('image/'));
      // Programs copy a picture of the content together with its text.
      if (files.length > 0 && !clipboardData?.types.includes('text/plain')) sending.add(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  useEffect(
    function offerTheWayBack() {
      if (removed) undo.current?.focus();
    },
    [removed],
  );

  function place(from: number, to: number) {
    pictures.move(from, to);
    setAnnouncement(`Photo ${from + 1} is now photo ${to + 1} of ${links.length}.`);
  }

  function drop(event: DragEvent, to: number) {
    event.preventDefault();
    if (hasFiles(event)) sending.add(filesIn(event.dataTransfer));
    else if (held.from !== null) place(held.from, to);
    endDrag();
  }

  const over = (event: DragEvent, place: number) => {
    if (held.from === null && !hasFiles(event)) return;
    event.preventDefault();
    setHeld((before) => ({ ...before, over: place }));
  };

  return (
    <chakra.div role="group" aria-labelledby={id} display="grid" gap="2" onDragLeave={onLeaving(endDrag)}>
      <chakra.span id={id} fontWeight="semibold">
        Pictures
      </chakra.span>
      <Tiles>
        {links.map(
          (link, index) =>
            // The links typed below may still be invalid.
            isPictureLink(link) &&
            links.indexOf(link) === index && (
              <PictureTile
                key={link}
                link={link}
                place={index + 1}
                count={links.length}
                alt={alts[link] ?? ''}
                over={held.over === index && held.from !== index}
                carried={{
                  onDragStart: () => setHeld({ from: index, over: null }),
                  onDragEnd: endDrag,
                }}
                under={{
                  onDragOver: (event) => over(event, index),
                  onDrop: (event) => drop(event, index),
                }}
                onBroken={onBroken}
                onDescribe={(text) => pictures.describe(link, text)}
                onMove={(by) => place(index, index + by)}
                onRemove={() => pictures.remove(index)}
              />
            ),
        )}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onAgain={() => sending.again(upload)}
            onDrop={() => sending.drop(upload)}
          />
        ))}
        {hasRoom && (
          <Item>
            <DropZone
              data-over={held.over === links.length}
              onDragOver={(event) => over(event, links.length)}
              onDrop={(event) => drop(event, links.length - 1)}
            >
              <ImageUp size={24} />
              {held.over === links.length && held.from === null ? (
                'Drop to upload'
              ) : (
                <>
                  <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
                    {links.length === 0 ? 'Choose a photo' : 'Add another'}
                  </Button>
                  <span>or drop or paste one here</span>
                </>
              )}
            </DropZone>
          </Item>
        )}
      </Tiles>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={types}
        aria-label="Choose photos"
        onChange={(event) => {
          sending.add([...(event.currentTarget.files ?? [])]);
          // The same file, fixed, must be selectable again.
          event.currentTarget.value = '';
        }}
      />
      <chakra.p fontSize="sm" color="fg.muted">
        JPEG, PNG, WebP or AVIF, up to 8 MB, at least 600 pixels on the longer side. The first photo is used
        in lists.
      </chakra.p>
      {removed && (
        <chakra.p display="flex" alignItems="center" flexWrap="wrap" gap="2" role="status">
          Photo {removed.place + 1} was removed.
          <Button ref={undo} variant="outline" size="sm" onClick={() => pictures.putBack()}>
            Undo
          </Button>
        </chakra.p>
      )}
      <chakra.span srOnly role="status">
        {announcement}
      </chakra.span>
    </chakra.div>
  );
}

/** A file that is carried from tile to tile leaves each of them, and the group only in the end. */
const onLeaving = (onLeave: () => void) => (event: DragEvent) => {
  const to = event.relatedTarget;
  if (!(to instanceof Node && event.currentTarget.contains(to))) onLeave();
};
