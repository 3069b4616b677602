/** An option of a choice. `short` replaces the label in the field after the option is chosen. */
export interface ChoiceOption {
  value: string
  label: string
  short?: string
}
