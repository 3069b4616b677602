/** The exports of an island's file: the component, and the message namespaces that it uses. */
export interface IslandModule {
  default: React.ComponentType<never>
  namespaces: readonly string[]
}

/**
 * The visitor's action that caused an island to be mounted: its name in `data-act`, and the values of the form
 * around it, if there is a form.
 */
export interface WakingAction {
  name: string
  fields: Record<string, string> | undefined
}
