import { existsSync } from 'node:fs'
import { readMigrations } from '#server/db/migration.ts'
import { codeByReason } from '#src/contract/protocol/codes.ts'
import { allCalls } from '#src/contract/registry.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { readReleases } from '../releases/releases.ts'
import { requirements } from './asvs-numbers.ts'
import {
  britishContent,
  britishFiles,
  findStaleBritish,
  neverAmerican,
  readSpellingTable,
} from './british-english.ts'
import { findCallPaths } from './call-path.ts'
import type { SourceCheck } from './check.ts'
import { findCommentOpenings } from './comment-opening.ts'
import { findContentFaults } from './content.ts'
import { findStaleContentFields } from './content-fields.ts'
import { findDeskWordFaults } from './desk-message.ts'
import { findDeadDocumentLinks } from './document-link.ts'
import { findStaleCatalogue } from './error-catalogue.ts'
import { findMissingErrorTexts } from './error-text.ts'
import { findExportNames } from './export-name.ts'
import { findFieldFaults } from './field-registry.ts'
import { findCatchAllNames } from './folder-name.ts'
import { findForbiddenWords } from './forbidden-word.ts'
import { findStaleGlossary } from './glossary.ts'
import { findLayerCycles } from './layer-cycle.ts'
import { findLongOptions, readChoiceQuestions, readKnownCounts } from './longest-option.ts'
import { findMessageFaults } from './message.ts'
import { readTexts } from './message-file.ts'
import { findUnknownMessageKeys } from './message-key.ts'
import { findMigrationFaults } from './migration-rule.ts'
import { findNumbersInDigits, findOtherPlaceholders } from './placeholders.ts'
import { readFiles, readSources } from './project-file.ts'
import { listTexts } from './reader-text.ts'
import { findUnknownReleases } from './release-record.ts'
import { findUnlimitedRequests } from './request-limit.ts'
import { findStaleRetention } from './retention-table.ts'
import { findRoutesWithoutPage } from './route-page.ts'
import { findRequirementFaults, findUnknownTables } from './security-requirements.ts'
import { findUnshownFields } from './shown-field.ts'
import { stateMachines } from './state-machines.ts'
import { findStaleStates } from './state-tables.ts'
import { readTermbase } from './termbase.ts'
import { findUnusedMoveChecks } from './unused-move-check.ts'
import { wireNamesOutside } from './wire-name.ts'

const readMessages = () => readTexts(readFiles(['src/i18n/messages/*/*.json']))
const readDocuments = () => readFiles(['*.md', '{docs,content,sites,src,server,scripts,tests}/**/*.md'])
const readStates = () => readFiles(['docs/states.md'])[0] ?? { path: 'docs/states.md', text: '' }
const readRetention = () => readFiles(['docs/retention.md'])[0] ?? { path: 'docs/retention.md', text: '' }
const readCatalogue = () =>
  readFiles(['docs/error-catalogue.md'])[0] ?? { path: 'docs/error-catalogue.md', text: '' }
const readGlossary = () => readFiles(['docs/glossary.md'])[0] ?? { path: 'docs/glossary.md', text: '' }
const readContentFields = () =>
  readFiles(['docs/content-fields.md'])[0] ?? { path: 'docs/content-fields.md', text: '' }
const readSecurity = () => readFiles(['docs/security.md'])[0] ?? { path: 'docs/security.md', text: '' }
const readChangelog = () => readFiles(['CHANGELOG.md'])[0]?.text ?? ''
const readSchema = () => readFiles(['server/db/schema/*.ts']).map(({ text }) => text)
const english = () => readMessages().find(({ language }) => language === 'en')?.namespaces ?? new Map()
const englishErrors = () => english().get('error') ?? new Map<string, unknown>()
const readSaid = () =>
  listTexts(
    readFiles(['src/i18n/messages/*/*.json', 'content/*/*/*.json', 'sites/**/*.json']),
    loadSites().languages.map(({ code }) => code),
  )
const readSpellings = () => readSpellingTable(readFiles(['docs/terms/en-GB.md'])[0]?.text ?? '')
/** American English: its termbase also forbids British spellings. */
const readTermbases = () =>
  readFiles(['docs/terms/*.md'])
    .filter(({ path }) => path !== 'docs/terms/code.md')
    .map(readTermbase)
    .map((each) =>
      each.language === 'en' ? { ...each, never: [...each.never, ...neverAmerican(readSpellings())] } : each,
    )
const languagesOfSites = () => [...new Set(loadSites().sites.flatMap((site) => site.languages))]

/** The checks that no tool provides. */
export const projectChecks: readonly SourceCheck[] = [
  { name: 'wire names', run: () => wireNamesOutside(readSources(), allCalls) },
  {
    name: 'call paths',
    run: () =>
      findCallPaths(
        readSources(),
        allCalls.map((call) => call.path),
      ),
  },
  { name: 'request limits', run: () => findUnlimitedRequests(allCalls) },
  { name: 'messages', run: () => findMessageFaults(readMessages(), languagesOfSites()) },
  { name: 'message keys', run: () => findUnknownMessageKeys(readSources(), english()) },
  {
    name: 'texts of the desk',
    run: () => findDeskWordFaults(readSources(), readTexts(readFiles(['src/desk/messages/*/*.json']))),
  },
  {
    name: 'error texts',
    run: () => findMissingErrorTexts(readMessages(), Object.values(codeByReason), languagesOfSites()),
  },
  {
    name: 'words of the termbase',
    run: () => findForbiddenWords(readSaid(), readTermbases()),
  },
  {
    name: 'british english',
    run: () =>
      findStaleBritish(
        [
          ...britishFiles(readFiles(['src/i18n/messages/en/*.json']), readSpellings()),
          ...britishContent(readFiles(['content/*/*/en.json']), readSpellings()),
        ],
        readFiles(['src/i18n/messages/en-GB/*.json', 'content/*/*/en-GB.json']),
        process.env.WRITE_BRITISH === '1',
      ),
  },
  { name: 'export names', run: () => findExportNames(readSources()) },
  { name: 'comment openings', run: () => findCommentOpenings(readSources()) },
  { name: 'cycles of services', run: () => findLayerCycles(readSources()) },
  { name: 'shown fields', run: () => findUnshownFields(readSources()) },
  { name: 'routes without a page', run: () => findRoutesWithoutPage() },
  { name: 'content', run: () => findContentFaults('content', process.env.WRITE_CONTENT === '1') },
  {
    name: 'content fields',
    run: () => {
      const faults = findFieldFaults()
      // The document needs a complete registry.
      if (faults.length > 0) return faults
      return findStaleContentFields(readContentFields(), process.env.WRITE_FIELDS === '1')
    },
  },
  {
    name: 'figures in content',
    run: () => [
      ...findNumbersInDigits(readFiles(['content/faq/*/*.json'])),
      ...findOtherPlaceholders(readFiles(['content/*/*/*.json'])),
    ],
  },
  {
    name: 'lengths of options',
    run: () => findLongOptions(readChoiceQuestions('content'), readKnownCounts()),
  },
  { name: 'folder names', run: () => findCatchAllNames(readSources()) },
  {
    name: 'state tables',
    run: () => findStaleStates(stateMachines, readStates(), process.env.WRITE_STATES === '1'),
  },
  {
    name: 'retention',
    run: () => findStaleRetention(readRetention(), process.env.WRITE_RETENTION === '1'),
  },
  { name: 'asked state tables', run: () => findUnusedMoveChecks(readSources()) },
  {
    name: 'error catalogue',
    run: () =>
      findStaleCatalogue(allCalls, englishErrors(), readCatalogue(), process.env.WRITE_CATALOGUE === '1'),
  },
  {
    name: 'glossary',
    run: () => findStaleGlossary(allCalls, readGlossary(), process.env.WRITE_GLOSSARY === '1'),
  },
  {
    name: 'security requirements',
    run: () => [
      ...findRequirementFaults(readSecurity(), requirements, existsSync),
      ...findUnknownTables(readSecurity(), readSchema()),
    ],
  },
  { name: 'releases', run: () => findUnknownReleases(readReleases(), readChangelog()) },
  { name: 'migrations', run: () => findMigrationFaults(readMigrations(), readReleases()) },
  { name: 'links in documents', run: () => findDeadDocumentLinks(readDocuments(), existsSync) },
]
