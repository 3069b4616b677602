import * as z from 'zod/mini'

/**
 * The limits of an editor: the folders of the sites whose items the editor may change, and the languages whose
 * texts the editor may change. Null means no limit of this kind; if both are limited, a matching site or a matching
 * language is enough. Decision: docs/decisions/operators.md.
 */
export const editorLimits = z.object({
  sites: z.nullable(z.array(z.string())),
  languages: z.nullable(z.array(z.string())),
})
export type EditorLimits = z.infer<typeof editorLimits>

/** No limits: for editors who may change everything, for the command line, and for the servers' jobs. */
export const unlimitedEditor: EditorLimits = { sites: null, languages: null }

/** The limits of a person without an editor's role. */
const nothing: EditorLimits = { sites: [], languages: [] }

export const isUnlimited = ({ sites, languages }: EditorLimits): boolean =>
  sites === null && languages === null

/** Matches the role of a local editor, such as "editor:site=eu,mena" or "editor:language=de,pt-BR". */
const limitedRole = /^editor:(site|language)=([A-Za-z-]+(?:,[A-Za-z-]+)*)$/

/** Whether a role is the role of a local editor, whose rights are limited to sites or languages. */
export const isLimitedEditor = (role: string): boolean => limitedRole.test(role)

/**
 * Returns the name of a role without its limits.
 * @example roleNameOf('editor:site=eu') // 'editor'
 */
export const roleNameOf = (role: string): string => (isLimitedEditor(role) ? 'editor' : role)

/**
 * Returns the limits of a person with these roles. The sites and languages of several roles add up; a person
 * without an editor's role may change nothing.
 */
export function editorLimitsOf(roles: readonly string[]): EditorLimits {
  if (roles.includes('editor')) return unlimitedEditor
  const claims = roles.flatMap((role) => {
    const [, kind, values] = limitedRole.exec(role) ?? []
    return kind && values ? [{ kind, values: values.split(',') }] : []
  })
  const valuesOf = (kind: string): string[] | null => {
    const values = claims.flatMap((claim) => (claim.kind === kind ? claim.values : []))
    return values.length > 0 ? [...new Set(values)] : null
  }
  return claims.length > 0 ? { sites: valuesOf('site'), languages: valuesOf('language') } : nothing
}
