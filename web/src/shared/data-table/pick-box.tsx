import type { ComponentProps, KeyboardEvent } from 'react';
import { ChoiceBox } from '#shared/forms/choice';
import { chakra } from '#shared/ui/chakra';
import type { Picked } from './use-picked';

type PickBoxProps = Omit<ComponentProps<typeof chakra.label>, 'children' | 'id'> & {
  /** Id of its row. */
  id: string;
  /** Name of what is picked, for screen readers. */
  name: string;
  picked: Picked;
};

/** The checkbox of a row: Shift also ticks those in between, up and down move through the boxes. */
export function PickBox({ id, name, picked, ...props }: PickBoxProps) {
  /** Ticks the boxes on the way if Shift is held. */
  function walk(event: KeyboardEvent<HTMLInputElement>) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (by === undefined) return;
    event.preventDefault();
    const box = event.currentTarget;
    const all = [...(box.closest('table')?.querySelectorAll<HTMLInputElement>('[data-pick]') ?? [])];
    const next = all[all.indexOf(box) + by];
    next?.focus();
    if (!next || !event.shiftKey) return;
    picked.pick(box.value, true);
    picked.pick(next.value, true);
  }

  return (
    <chakra.label display="grid" placeItems="center" boxSize="control" cursor="pointer" mx="-2" {...props}>
      <ChoiceBox
        type="checkbox"
        data-pick
        value={id}
        checked={picked.isPicked(id)}
        onKeyDown={walk}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as MouseEvent;
          picked.pick(id, event.currentTarget.checked, shiftKey);
        }}
      />
      <chakra.span srOnly>{name}</chakra.span>
    </chakra.label>
  );
}
