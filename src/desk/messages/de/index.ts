import content from './content.json'
import edit from './edit.json'
import field from './field.json'
import help from './help.json'
import pictures from './pictures.json'
import publishing from './publishing.json'
import questions from './questions.json'
import shell from './shell.json'
import state from './state.json'
import today from './today.json'
import value from './value.json'
import video from './video.json'

/** The texts of the desk in German. */
export default {
  content,
  edit,
  field,
  video,
  help,
  pictures,
  publishing,
  questions,
  shell,
  state,
  today,
  value,
}
