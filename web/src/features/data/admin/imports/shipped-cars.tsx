import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { Panel } from '#shared/ui/panel';
import { paths } from '#shop-kit/paths';
import { useAction } from '#shop-kit/use-action';
import { useImportDemoCarsMutation } from './imports.generated';
import { applyingWhatIsNew } from './use-apply-what-is-new';

/** For a shop without its own list of cars: one click loads the one that ships with it. */
export function ShippedCars() {
  const navigate = useNavigate();
  const [importCars] = useImportDemoCarsMutation();
  const { act, busy } = useAction();

  const load = () =>
    act({
      send: async () => {
        const { data } = await importCars();
        if (data) await navigate(paths.dashboard.import.to(data.importDemoCars.id), applyingWhatIsNew);
      },
      notDone: 'The cars were not loaded.',
    });

  return (
    <Panel
      as="section"
      p="5"
      display="grid"
      gap="3"
      justifyItems="start"
      gridColumn={{ lg: '1 / -1' }}
      aria-labelledby="shipped-cars"
    >
      <chakra.h2 id="shipped-cars" textStyle="h3">
        Don't have a vehicle list?
      </chakra.h2>
      <chakra.p color="fg.muted" maxW="prose">
        We include one: cars and light trucks sold in the United States, model years 1996 to 2026, with known
        engines. It is in the public domain and a good start. If it only adds cars, it is applied immediately.
        Otherwise you preview the changes first.
      </chakra.p>
      <Button variant="outline" busy={busy} onClick={() => void load()}>
        Load these cars
      </Button>
    </Panel>
  );
}
