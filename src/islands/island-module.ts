/** The exports of an island's file: the component, and the namespaces of messages that it uses. */
export interface IslandModule {
  default: React.ComponentType<never>
  namespaces: readonly string[]
}

/** The action that woke an island: its name in data-act, and the fields of the form around it, if any. */
export interface WakingAction {
  name: string
  fields: Record<string, string> | undefined
}
