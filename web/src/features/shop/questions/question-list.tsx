import { chakra } from '#shared/ui/chakra';
import { StructuredData } from '#shared/ui/structured-data';
import { QuestionItem } from './question-item';
import { questions } from './questions';

const asText = (answer: readonly string[]) => answer.join('\n\n').replaceAll('`', '');

/** Every question, the first one open. */
export function QuestionList() {
  const mainEntity = questions.map(({ question, answer, code = '' }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: asText(code ? [...answer, code] : answer) },
  }));
  return (
    <chakra.div borderTopWidth="1px" borderColor="border" maxW="52rem">
      {questions.map((item, index) => (
        <QuestionItem key={item.id} item={item} open={index === 0} />
      ))}
      <StructuredData thing={{ '@type': 'FAQPage', mainEntity }} />
    </chakra.div>
  );
}
