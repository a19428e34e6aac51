import Wrench from 'virtual:lucide/wrench';
import { Fragment } from 'react';
import { chakra } from '#shared/ui/chakra';
import { TextLink } from '#shared/ui/text-link';
import type { ChosenCar } from '#shop-kit/car/car';
import { paths } from '#shop-kit/paths';
import type { OfferedJob } from './offer-text';

/** Jobs that need such a part, in a line; nothing if there are none. */
export function UsedIn({ jobs, car }: { jobs: readonly OfferedJob[]; car: ChosenCar | null }) {
  if (jobs.length === 0) return null;
  return (
    <chakra.p
      display="flex"
      gap="2.5"
      fontSize="base"
      lineHeight="1.4"
      css={{ '& > svg': { flex: 'none', mt: '0.5', color: 'fg.link' } }}
    >
      <Wrench size={20} />
      <span>
        Used in:{' '}
        {jobs.map(({ key, title }, place) => (
          <Fragment key={key}>
            {place > 0 && ', '}
            <TextLink to={paths.job.to(key, car)}>{title}</TextLink>
          </Fragment>
        ))}
      </span>
    </chakra.p>
  );
}
