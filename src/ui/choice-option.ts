/** An option of a choice; `roundToTenth` replaces the label in the field after it is chosen. */
export interface ChoiceOption {
  value: string
  label: string
  short?: string
}
