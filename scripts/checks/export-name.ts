import { type CheckFinding, createError } from './check-finding.ts'
import { isTestFile, type ProjectFile } from './project-file.ts'

/** An exported name and its file. `isDefault` is set for a default export, which importers may rename. */
interface ExportedName {
  name: string
  path: string
  isDefault: boolean
}

const declaration =
  /^export (default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\$?\w+)/gm

/** Lists the exported names of the sources, except tests. */
const listExports = (files: readonly ProjectFile[]): ExportedName[] =>
  files
    .filter((file) => /^(src|server|scripts)\/.*\.tsx?$/.test(file.path) && !isTestFile(file))
    .flatMap(({ path, text }) =>
      [...text.matchAll(declaration)].map(([, byDefault, name = '']) => ({
        name,
        path,
        isDefault: byDefault !== undefined,
      })),
    )

/** The forbidden verbs and their replacements, as in docs/terms/code.md. */
const forbiddenVerbs: Readonly<Record<string, string>> = {
  keep: 'save or store',
  forget: 'delete or purge',
  settle: 'complete or recalculate',
  tell: 'notify or log',
  say: 'describe or format',
  put: 'publish or save',
  give: 'submit or grant',
  judge: 'check',
  may: 'can',
}

const prepositions = 'To|In|On|At|By|For|With|From|Into|Under|Over|After|Before|Between|Up|Off|Out|As'
const finalPreposition = new RegExp(`[a-z](?:${prepositions})$`)
/**
 * Matches names that may end in a preposition: phrasal verbs, and conditions that read as a sentence, such as
 * isUnaffectedBy(change).
 */
const readsAsWhole = /(?:[cC]heck|[sS]ign|[sS]igning|[tT]ake)(?:In|On|Off|Out)$|^(?:is|has|can)[A-Z]/

const loneParticiple = /^\$?[A-Za-z][a-z]+(?:ed|ing)$/
const nouns = ['feed']

function faultOf({ name }: ExportedName): string | undefined {
  const verb = /^[a-z]+(?=[A-Z])/.exec(name)?.[0] ?? ''
  const better = forbiddenVerbs[verb]
  if (better) return `${name}: say ${better} instead of ${verb}`
  if (finalPreposition.test(name) && !readsAsWhole.test(name)) return `${name} ends in a preposition`
  if (loneParticiple.test(name) && !nouns.includes(name)) return `${name} is a participle without a noun`
  return undefined
}

/**
 * Files that may export the same name by design: a call, its service and the action of the demonstration; a table
 * and its resource.
 */
const sharesByDesign = /^(?:src\/contract\/|server\/db\/schema\/|server\/seed\/)/
/** Names that all modules of a kind export: each island exports its `namespaces`. */
const sharedByModules = ['namespaces']

/**
 * Returns the scope in which a name must be unique. The desk is a separate application, whose names may repeat those
 * of the portal: both have a `Panel`.
 */
const scopeOf = ({ name, path }: ExportedName): string =>
  path.startsWith('src/desk/') ? `desk:${name}` : name

function findCollisions(names: readonly ExportedName[]): CheckFinding[] {
  const checked = names.filter(
    ({ name, path, isDefault }) =>
      !isDefault && !sharesByDesign.test(path) && !sharedByModules.includes(name),
  )
  return [...Map.groupBy(checked, scopeOf)].flatMap(([, exportsOfName]) => {
    const name = exportsOfName[0]?.name
    const paths = [...new Set(exportsOfName.map(({ path }) => path))]
    return paths.length < 2
      ? []
      : [createError(paths[0] ?? '', `${name} is exported by ${paths[1]} too: give one a noun of its own`)]
  })
}

/** Finds exported names that break the rules of docs/terms/code.md, and names that are exported twice. */
export function findExportNameFaults(files: readonly ProjectFile[]): CheckFinding[] {
  const names = listExports(files)
  const faults = names.flatMap((each) => {
    const fault = faultOf(each)
    return fault ? [createError(each.path, fault)] : []
  })
  return [...faults, ...findCollisions(names)]
}
