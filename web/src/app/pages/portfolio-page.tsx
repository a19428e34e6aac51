import { chakra } from '#shared/ui/chakra';
import { ProjectList } from '#features/shop/portfolio/project-list';
import { SkillList } from '#features/shop/portfolio/skill-list';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Prose } from '#shared/ui/prose';
import { TextLink } from '#shared/ui/text-link';
import { Section, Wrap } from '#shared/ui/wrap';
import { paths } from '#shop-kit/paths';
import type { PageHandle } from '../route-handle';

const Heading = chakra('h2', { base: { textStyle: 'h2', mb: '4' } });

export const handle: PageHandle = { sitemap: () => [{ path: paths.portfolio.to() }] };

/** The developer's page: an introduction, skills, three sample projects. Nothing about the shop. */
export function Component() {
  return (
    <>
      <PageMeta
        title="My Portfolio"
        description="A web developer's portfolio: what I do, what I work with, and three sample projects."
        canonicalPath={paths.portfolio.to()}
      />
      <Wrap pt="8" pb="12">
        <PageHeading mb="4">My Portfolio</PageHeading>
        <Prose>
          <p>
            I build full-stack web applications: TypeScript on both sides, React in front, GraphQL and
            PostgreSQL behind. I like software that says plainly what it does, works with a keyboard and on an
            old phone, and keeps what users typed when the connection drops.
          </p>
          <p>
            I write the failing test first, name things by the words their users use, and leave code cleaner
            than I found it. A page that is fast and simple beats one that is clever and late.
          </p>
          <p>
            I answer some common questions in{' '}
            <TextLink to={paths.questions.to()}>questions and answers</TextLink>.
          </p>
        </Prose>
      </Wrap>
      <Section ground="panel" aria-labelledby="skills">
        <Wrap>
          <Heading id="skills">Skills</Heading>
          <SkillList />
        </Wrap>
      </Section>
      <Section aria-labelledby="projects">
        <Wrap>
          <Heading id="projects">Three sample projects</Heading>
          <ProjectList />
        </Wrap>
      </Section>
    </>
  );
}
