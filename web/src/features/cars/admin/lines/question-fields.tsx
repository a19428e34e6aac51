import { useField, useForm, useFormState } from 'react-final-form';
import { chakra } from '#shared/ui/chakra';
import { Choice } from '#shared/forms/choice';
import { ErrorText } from '#shared/forms/field-frame';
import { SelectField } from '#shared/forms/select-field';
import type { LineValues } from './line-values';
import { useFitmentQuestionsQuery } from './part-fitment-editor.generated';

/** Fields for a further question about the car, and which answers fit. */
export function QuestionFields() {
  const form = useForm<LineValues>();
  const { values } = useFormState<LineValues>({ subscription: { values: true } });
  const { input, meta } = useField<string[]>('accepted', {
    subscription: { value: true, error: true, submitFailed: true },
  });
  const { data } = useFitmentQuestionsQuery({ fetchPolicy: 'cache-and-network' });
  const questions = data?.fitmentQuestions ?? [];
  const question = questions.find(({ key }) => key === values.question);
  const accepted = [...input.value];
  return (
    <>
      <div className="two">
        <SelectField
          name="question"
          label="Question"
          placeholder="None"
          options={questions.map(({ key, text }) => ({ value: key, label: text }))}
          optional
          onChosen={() => form.change('accepted', [])}
        />
      </div>
      {question && (
        <chakra.fieldset className="two" display="grid" gap="1">
          <chakra.legend fontWeight="semibold" fontSize="base">
            Accepted answers
          </chakra.legend>
          {question.answers.map((answer) => (
            <Choice
              key={answer}
              type="checkbox"
              name="accepted"
              value={answer}
              checked={accepted.includes(answer)}
              onChange={(checked) =>
                input.onChange(checked ? [...accepted, answer] : accepted.filter((known) => known !== answer))
              }
            >
              {answer}
            </Choice>
          ))}
          {meta.submitFailed && meta.error && <ErrorText>{String(meta.error)}</ErrorText>}
        </chakra.fieldset>
      )}
    </>
  );
}
