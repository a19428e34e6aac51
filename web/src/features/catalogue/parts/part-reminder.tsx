import { chakra } from '#shared/ui/chakra';
import { Panel } from '#shared/ui/panel';
import { PartPicture } from '#shop-kit/part-picture';
import { Price } from '#shop-kit/price';
import { usePartReminderQuery } from './part-reminder.generated';

/** The part that the user was about to order before login. Nothing while it is loading. */
export function PartReminder({ id }: { id: string }) {
  const { data } = usePartReminderQuery({ variables: { id } });
  const part = data?.part;
  if (!part) return null;
  return (
    <Panel
      aria-label="You were looking at"
      display="grid"
      gridTemplateColumns="5.5rem minmax(0, 1fr)"
      gap={{ base: '4', sm: '6' }}
      alignItems="center"
      p="3"
    >
      <PartPicture image={part.image} category={part.category} sizes="88px" />
      <div>
        <chakra.p textStyle="plate" color="fg.muted">
          You were looking at
        </chakra.p>
        <chakra.p fontWeight="semibold" lineHeight="1.25">
          {part.name}
        </chakra.p>
        <Price amount={part.price} />
      </div>
    </Panel>
  );
}
