import { chakra } from '#shared/ui/chakra';
import { projects, type Project } from './portfolio';

const Row = chakra('article', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '8' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
    py: '6',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

const Drawing = chakra('img', {
  base: { display: 'block', width: 'full', height: 'auto', borderRadius: 'card' },
});

function ProjectRow({ project: { slug, name, summary, pictureText, builtWith } }: { project: Project }) {
  return (
    <Row>
      <Drawing
        src={`/pictures/projects/${slug}.svg`}
        alt={pictureText}
        htmlWidth={800}
        htmlHeight={450}
        loading="lazy"
        decoding="async"
      />
      <chakra.div display="grid" gap="2" maxW="prose">
        <chakra.h3 textStyle="h3">{name}</chakra.h3>
        <p>{summary}</p>
        <chakra.p color="fg.subtle" fontSize="sm">
          {builtWith}
        </chakra.p>
      </chakra.div>
    </Row>
  );
}

/** The three sample projects, a row each. */
export function ProjectList() {
  return projects.map((project) => <ProjectRow key={project.slug} project={project} />);
}
