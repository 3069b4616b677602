import { existsSync } from 'node:fs'
import { readMigrations } from '#server/db/migration.ts'
import { codeByReason } from '#src/contract/protocol/codes.ts'
import { allCalls } from '#src/contract/registry.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { readReleases } from '../releases/releases.ts'
import { asvsRequirements } from './asvs-requirements.ts'
import {
  createBritishContent,
  createBritishFiles,
  findStaleBritish,
  listForbiddenBritishWords,
  readSpellingTable,
} from './british-english.ts'
import { findHardcodedCallPaths } from './call-path.ts'
import type { SourceCheck } from './check.ts'
import { findCommentOpenings } from './comment-opening.ts'
import { findContentFaults } from './content.ts'
import { findStaleContentFields } from './content-fields.ts'
import { findDeskMessageFaults } from './desk-message.ts'
import { findExampleFaults } from './document-example.ts'
import { findDeadDocumentLinks } from './document-link.ts'
import { findStaleErrorCatalogue } from './error-catalogue.ts'
import { findMissingErrorTexts } from './error-text.ts'
import { findExportNameFaults } from './export-name.ts'
import { findFieldFaults } from './field-registry.ts'
import { findCatchAllNames } from './folder-name.ts'
import { findForbiddenWords } from './forbidden-word.ts'
import { findStaleGlossary } from './glossary.ts'
import { findLayerCycles } from './layer-cycle.ts'
import { findLongOptions, readChoiceQuestions, readLongOptionCounts } from './longest-option.ts'
import { findMessageFaults } from './message.ts'
import { readMessageTexts } from './message-file.ts'
import { findUnknownMessageKeys } from './message-key.ts'
import { findMigrationFaults } from './migration-rule.ts'
import { findNumbersInDigits, findPlaceholderDifferences } from './placeholders.ts'
import { readProjectFiles, readSources } from './project-file.ts'
import { findReleasesWithoutChangelog } from './release-record.ts'
import { findUnlimitedRequests } from './request-limit.ts'
import { findStaleRetention } from './retention-table.ts'
import { findRoutesWithoutPage } from './route-page.ts'
import { findRequirementFaults, findUnknownTables } from './security-requirements.ts'
import { findUnshownFields } from './shown-field.ts'
import { stateMachines } from './state-machines.ts'
import { findStaleStateTables } from './state-tables.ts'
import { readTermbase } from './termbase.ts'
import { findUnusedTransitionChecks } from './unused-transition-check.ts'
import { listVisibleTexts } from './visible-text.ts'
import { findMisplacedWireNames } from './wire-name.ts'

const readMessages = () => readMessageTexts(readProjectFiles(['src/i18n/messages/*/*.json']))
const readDocuments = () =>
  readProjectFiles(['*.md', '{docs,content,sites,src,server,scripts,tests}/**/*.md'])
const readStates = () => readProjectFiles(['docs/states.md'])[0] ?? { path: 'docs/states.md', text: '' }
const readRetention = () =>
  readProjectFiles(['docs/retention.md'])[0] ?? { path: 'docs/retention.md', text: '' }
const readCatalogue = () =>
  readProjectFiles(['docs/error-catalogue.md'])[0] ?? { path: 'docs/error-catalogue.md', text: '' }
const readGlossary = () => readProjectFiles(['docs/glossary.md'])[0] ?? { path: 'docs/glossary.md', text: '' }
const readContentFields = () =>
  readProjectFiles(['docs/content-fields.md'])[0] ?? { path: 'docs/content-fields.md', text: '' }
const readSecurity = () => readProjectFiles(['docs/security.md'])[0] ?? { path: 'docs/security.md', text: '' }
const readChangelog = () => readProjectFiles(['CHANGELOG.md'])[0]?.text ?? ''
const readSchema = () => readProjectFiles(['server/db/schema/*.ts']).map(({ text }) => text)
const english = () => readMessages().find(({ language }) => language === 'en')?.namespaces ?? new Map()
const englishErrors = () => english().get('error') ?? new Map<string, unknown>()
const readSaid = () =>
  listVisibleTexts(
    readProjectFiles(['src/i18n/messages/*/*.json', 'content/*/*/*.json', 'sites/**/*.json']),
    loadSites().languages.map(({ code }) => code),
  )
const readSpellings = () => readSpellingTable(readProjectFiles(['docs/terms/en-GB.md'])[0]?.text ?? '')
/** Reads all termbases. The termbase of American English also forbids British spellings. */
const readTermbases = () =>
  readProjectFiles(['docs/terms/*.md'])
    .filter(({ path }) => path !== 'docs/terms/code.md')
    .map(readTermbase)
    .map((each) =>
      each.language === 'en'
        ? { ...each, never: [...each.never, ...listForbiddenBritishWords(readSpellings())] }
        : each,
    )
const languagesOfSites = () => [...new Set(loadSites().sites.flatMap((site) => site.languages))]

/** The project's own checks, for rules that no tool checks. */
export const projectChecks: readonly SourceCheck[] = [
  { name: 'wire names', run: () => findMisplacedWireNames(readSources(), allCalls) },
  {
    name: 'call paths',
    run: () =>
      findHardcodedCallPaths(
        readSources(),
        allCalls.map((call) => call.path),
      ),
  },
  { name: 'request limits', run: () => findUnlimitedRequests(allCalls) },
  { name: 'messages', run: () => findMessageFaults(readMessages(), languagesOfSites()) },
  { name: 'message keys', run: () => findUnknownMessageKeys(readSources(), english()) },
  {
    name: 'texts of the desk',
    run: () =>
      findDeskMessageFaults(
        readSources(),
        readMessageTexts(readProjectFiles(['src/desk/messages/*/*.json'])),
      ),
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
          ...createBritishFiles(readProjectFiles(['src/i18n/messages/en/*.json']), readSpellings()),
          ...createBritishContent(readProjectFiles(['content/*/*/en.json']), readSpellings()),
        ],
        readProjectFiles(['src/i18n/messages/en-GB/*.json', 'content/*/*/en-GB.json']),
        process.env.WRITE_BRITISH === '1',
      ),
  },
  { name: 'export names', run: () => findExportNameFaults(readSources()) },
  { name: 'comment openings', run: () => findCommentOpenings(readSources()) },
  { name: 'cycles of services', run: () => findLayerCycles(readSources()) },
  { name: 'shown fields', run: () => findUnshownFields(readSources()) },
  { name: 'routes without a page', run: () => findRoutesWithoutPage() },
  { name: 'content', run: () => findContentFaults('content', process.env.WRITE_CONTENT === '1') },
  {
    name: 'content fields',
    run: () => {
      const faults = findFieldFaults()
      // The document can be rendered only if the registry is complete.
      if (faults.length > 0) return faults
      return findStaleContentFields(readContentFields(), process.env.WRITE_FIELDS === '1')
    },
  },
  {
    name: 'figures in content',
    run: () => [
      ...findNumbersInDigits(readProjectFiles(['content/faq/*/*.json'])),
      ...findPlaceholderDifferences(readProjectFiles(['content/*/*/*.json'])),
    ],
  },
  {
    name: 'lengths of options',
    run: () => findLongOptions(readChoiceQuestions('content'), readLongOptionCounts()),
  },
  { name: 'folder names', run: () => findCatchAllNames(readSources()) },
  {
    name: 'state tables',
    run: () => findStaleStateTables(stateMachines, readStates(), process.env.WRITE_STATES === '1'),
  },
  {
    name: 'retention',
    run: () => findStaleRetention(readRetention(), process.env.WRITE_RETENTION === '1'),
  },
  { name: 'unused transition checks', run: () => findUnusedTransitionChecks(readSources()) },
  {
    name: 'error catalogue',
    run: () =>
      findStaleErrorCatalogue(
        allCalls,
        englishErrors(),
        readCatalogue(),
        process.env.WRITE_CATALOGUE === '1',
      ),
  },
  {
    name: 'glossary',
    run: () => findStaleGlossary(allCalls, readGlossary(), process.env.WRITE_GLOSSARY === '1'),
  },
  {
    name: 'security requirements',
    run: () => [
      ...findRequirementFaults(readSecurity(), asvsRequirements, existsSync),
      ...findUnknownTables(readSecurity(), readSchema()),
    ],
  },
  { name: 'releases', run: () => findReleasesWithoutChangelog(readReleases(), readChangelog()) },
  { name: 'migrations', run: () => findMigrationFaults(readMigrations(), readReleases()) },
  { name: 'examples in documents', run: () => findExampleFaults(readDocuments()) },
  { name: 'links in documents', run: () => findDeadDocumentLinks(readDocuments(), existsSync) },
]
