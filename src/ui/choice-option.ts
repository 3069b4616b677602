/** What can be chosen; `short` is what stands in the line once it is, where that is not the label. */
export interface ChoiceOption {
  value: string
  label: string
  short?: string
}
