/** The least web app that the built server starts with: tests of the process need no pages. */
export async function renderPage({ template }) {
  return { status: 200, html: template };
}

/** Parts are all it has. */
export const loadSitemap = async () => (partIds) => partIds.map((id) => ({ path: `/catalogue/${id}` }));
