/** What an island's file gives: the component, and the areas of messages that it speaks. */
export interface IslandModule {
  default: React.ComponentType<never>
  areas: readonly string[]
}

/** The act that woke an island: the name in data-act, and the fields of the form that it stood in. */
export interface Act {
  name: string
  fields: Record<string, string>
}
