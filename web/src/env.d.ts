declare module 'virtual:art' {
  const sprite: string;
  export default sprite;
}

declare module '*.md' {
  import type { RulesPage } from '$lib/rules';
  const page: RulesPage;
  export default page;
}
