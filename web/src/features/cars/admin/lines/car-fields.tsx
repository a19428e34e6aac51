import { useForm, useFormState } from 'react-final-form';
import { SelectField } from '#shared/forms/select-field';
import { TextField } from '#shared/forms/text-field';
import { formatEngine, fuelOptions } from './format-line';
import { engineKey, type LineValues, noLine } from './line-values';
import {
  useFitmentEnginesQuery,
  useFitmentMakesQuery,
  useFitmentModelsQuery,
} from './part-fitment-editor.generated';

/** Cars come and go by files, too. */
const asOfNow = { fetchPolicy: 'cache-and-network' } as const;

const asOption = (name: string) => ({ value: name, label: name });

/** The options, and the current value even if the shop's list of cars no longer has it. */
const withCurrent = (names: readonly string[], current: string) =>
  (current && !names.includes(current) ? [current, ...names] : names).map(asOption);

/** The car of a row: make, then its models, the years, then the engines of the model. */
export function CarFields() {
  const form = useForm<LineValues>();
  const { values } = useFormState<LineValues>({ subscription: { values: true } });
  const { make, model, engine } = { ...noLine, ...values };
  const { data: ofMakes } = useFitmentMakesQuery(asOfNow);
  const { data: ofMake } = useFitmentModelsQuery({ variables: { make }, skip: make === '', ...asOfNow });
  const { data: ofModel } = useFitmentEnginesQuery({
    variables: { make, model },
    skip: model === '',
    ...asOfNow,
  });
  const makes = ofMakes?.vehicles.makes ?? [];
  const models = ofMake?.vehicles.models ?? [];
  const engines = ofModel?.vehicles.engines ?? [];
  const chosen = models.find(({ name }) => name === model);
  const known = engines.map((one) => ({ value: engineKey(one), label: formatEngine(one) }));
  const isKnown = engine === '' || engine === 'other' || known.some(({ value }) => value === engine);
  const life = chosen?.years.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(', ');
  return (
    <>
      <div className="two">
        <SelectField
          name="make"
          label="Make"
          placeholder="Choose a make"
          options={withCurrent(makes, make)}
          onChosen={() =>
            form.batch(() => {
              form.change('model', '');
              form.change('engine', '');
            })
          }
        />
      </div>
      <div className="two">
        <SelectField
          name="model"
          label="Model"
          placeholder={make ? 'Choose a model' : 'Choose a make first'}
          options={withCurrent(
            models.map(({ name }) => name),
            model,
          )}
          onChosen={() => form.change('engine', '')}
        />
      </div>
      <TextField
        name="yearFrom"
        label="From"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        hint={life}
      />
      <TextField name="yearTo" label="To" inputMode="numeric" autoComplete="off" maxLength={4} />
      <div className="two">
        <SelectField
          name="engine"
          label="Engine"
          placeholder="Any engine"
          options={[
            ...(isKnown ? [] : [{ value: engine, label: formatEngine(factsOf(engine)) }]),
            ...known,
            { value: 'other', label: 'Other engine…' },
          ]}
        />
      </div>
      {engine === 'other' && (
        <>
          <TextField
            name="litres"
            label="Litres"
            inputMode="decimal"
            autoComplete="off"
            maxLength={4}
            optional
          />
          <TextField
            name="cylinders"
            label="Cylinders"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            optional
          />
          <div className="two">
            <SelectField name="fuel" label="Fuel" placeholder="Any" options={fuelOptions} optional />
          </div>
        </>
      )}
    </>
  );
}

function factsOf(key: string) {
  const [litres, cylinders, fuel] = key.split('-');
  return {
    litres: litres ? Number(litres) : null,
    cylinders: cylinders ? Number(cylinders) : null,
    fuel: fuel ? (fuel as Parameters<typeof formatEngine>[0]['fuel']) : null,
  };
}
