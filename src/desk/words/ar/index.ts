import film from './film.json'
import shell from './shell.json'
import state from './state.json'
import today from './today.json'

export default { film, shell, state, today }
