import type { IFlattenedRuleSet, IRegularForbiddenRuleType } from 'dependency-cruiser'

/** Clients of vendors, which `platform/` alone may import. */
const VENDORS = [
  '@aws-sdk',
  '@electric-sql',
  'drizzle-orm/(node-postgres|pglite)',
  'flydrive',
  'nodemailer',
  'openai',
  'pg',
  'pg-boss',
  'stripe',
]

const forbid = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, comment, severity: 'error', from, to })

/** The walls of the house (`docs/architecture.md`). A path begins at the top of the checkout. */
export const RULES: IFlattenedRuleSet = {
  forbidden: [
    forbid('no circles', 'Give what both need a file of its own, types included.', {}, { circular: true }),
    forbid('no dead ends', 'The file does not exist.', {}, { couldNotResolve: true }),
    forbid('texts', 'texts/ imports no other package of the house.', ...only('packages/texts', [], 'house')),
    forbid('domain', 'domain/ is pure: it imports only texts/.', ...only('packages/domain', ['packages/texts'])),
    forbid(
      'contract',
      'contract/ imports only texts/, domain/ and zod.',
      ...only('packages/contract', ['packages/texts', 'packages/domain', 'node_modules/zod']),
    ),
    forbid(
      'memory',
      'memory/ is pure: it imports only domain/ and ts-fsrs.',
      ...only('packages/memory', ['packages/domain', 'node_modules/ts-fsrs']),
    ),
    forbid(
      'decks',
      'decks/ is pure: of the house it imports only domain/.',
      ...only('packages/decks', ['packages/domain'], 'house'),
    ),
    forbid(
      'decks without a world',
      'decks/ is pure: bytes in, cards out.',
      { path: '^packages/decks/src/' },
      { dependencyTypes: ['core'], path: '^(node:)?(fs|http|https|net|child_process)(/|$)' },
    ),
    forbid(
      'engine',
      'engine/ is pure: of the house it imports only domain/ and texts/.',
      ...only('packages/engine', ['packages/texts', 'packages/domain'], 'house'),
    ),
    forbid(
      'engine without a world',
      'engine/ is pure: text in, cards out.',
      // Weights of the parser are read from the package's own file.
      { path: '^packages/engine/src/', pathNot: '^packages/engine/src/en/parser/weights\\.ts$' },
      { dependencyTypes: ['core'], path: '^(node:)?(fs|http|https|net|child_process)(/|$)' },
    ),
    forbid(
      'inside the engine',
      'What stands inside engine/ is for its measurements: ask its index.ts, or the few files that need none of its dictionaries.',
      { path: '^', pathNot: '^(packages/engine|bench)/' },
      {
        path: '^packages/engine/src/',
        pathNot:
          '^packages/engine/src/(index|lexicon|answer/split-passages|speaking/(figures|frames|marks|topic-kind))\\.ts$',
      },
    ),
    forbid(
      'platform',
      'platform/ knows the outside world, not the product.',
      { path: '^server/src/platform/' },
      { path: '^server/src/(core|modules|http)/' },
    ),
    forbid(
      'below the modules',
      'core/ and http/ are what modules stand on; they know none.',
      { path: '^server/src/(core|http|platform)/' },
      { path: '^server/src/modules/' },
    ),
    forbid(
      'modules apart',
      'Modules never import each other; they meet in core/.',
      { path: '^(server|web)/src/modules/([^/]+)/' },
      { path: '^$1/src/modules/', pathNot: '^$1/src/modules/$2/' },
    ),
    forbid(
      'vendors',
      "Only platform/ speaks to a vendor's client: add a port there.",
      { path: '^server/src/', pathNot: '^server/src/platform/' },
      { path: `(^|/)node_modules/(@types/)?(${VENDORS.join('|')})/` },
    ),
    forbid(
      'ledger',
      'Only core/credits writes the ledger: call spend() or grant().',
      { path: '^server/src/', pathNot: '^server/src/core/credits/' },
      { path: '^server/src/core/credits/tables\\.ts$' },
    ),
    forbid(
      'site',
      'The site never imports the server, the engine, what reads packages, or Node.',
      { path: '^web/src/' },
      { path: ['^server/', '^packages/engine/', '^packages/decks/src/(anki|html)/', '^node:'] },
    ),
    forbid('site without Node', 'The site runs in browsers.', { path: '^web/src/' }, { dependencyTypes: ['core'] }),
    forbid(
      'ui and lib',
      "ui/ and lib/ know nothing of the product's screens.",
      { path: '^web/src/(ui|lib)/' },
      { path: '^web/src/(app|core|modules)/' },
    ),
    forbid(
      'core of the site',
      'core/ is what the screens of modules stand on; it knows none.',
      { path: '^web/src/core/' },
      { path: '^web/src/(app|modules)/' },
    ),
    forbid(
      'shell',
      'Modules never import the shell; they meet in core/.',
      { path: '^web/src/modules/' },
      { path: '^web/src/app/' },
    ),
  ],
}

/** What stands in `home` may import itself and `others` alone; of 'house', packages from outside are free. */
function only(
  home: string,
  others: readonly string[],
  of: 'house' | 'everything' = 'everything',
): [IRegularForbiddenRuleType['from'], IRegularForbiddenRuleType['to']] {
  const allowed = [home, ...others].map((place) => `(^|/)${place}/`)
  return [
    { path: `^${home}/src/` },
    of === 'house' ? { path: '^(packages|server|web)/', pathNot: allowed } : { pathNot: allowed },
  ]
}
