import type { PracticalExamDocument } from '../../../../src/domain/practical-exam/practical-exam-document.ts'
import type { TextsById } from '../../translated.ts'

export const practicalExam: TextsById<PracticalExamDocument['texts']['en']> = {
  1: {
    name: 'Seguridad general: examen práctico, Varsovia',
    location: 'Centro de formación de Varsovia, ul. Przykładowa 14, 00-001 Warszawa, Polonia, taller',
    preparation:
      '<p>Recibe un armario con <strong>tres fallos</strong> y su documentación, y tiene cincuenta minutos para encontrarlos, repararlos y registrarlos. Traiga un polímetro que conozca, calzado de seguridad y documento de identidad. Los teléfonos se quedan fuera; se permiten calculadoras.</p>',
  },
  2: {
    name: 'Seguridad general: examen práctico, Johannesburgo',
    location: 'Centro de formación de Johannesburgo, 31 Sample Road, Johannesburg 2000, Sudáfrica',
    preparation:
      '<p>Un armario con tres fallos, uno de ellos en la alimentación de reserva, y cincuenta minutos. Si se va la luz, el examen continúa; hay linternas en las mesas. Traiga polímetro, calzado de seguridad y documento de identidad.</p>',
  },
  3: {
    name: 'Videovigilancia, nivel experto: examen práctico, Seúl',
    location: 'Laboratorio de redes, 12 Yesi-ro, Jung-gu, Seúl, Corea del Sur',
    preparation:
      '<p>Por la mañana planifica un perímetro de 400 m a partir de dos páginas; por la tarde lo pone en marcha en un armario con <strong>fallos ocultos</strong> de multicast, hora y alimentación. Traiga un portátil con analizador de paquetes y permisos de administrador. El acta de entrega forma parte del examen.</p>',
  },
  4: {
    name: 'Videovigilancia, nivel experto: examen práctico, Varsovia',
    location: 'Centro de formación de Varsovia, ul. Przykładowa 14, 00-001 Warszawa, Polonia, sala 4',
    preparation:
      '<p>Planificación por la mañana y puesta en marcha por la tarde, ambas contra reloj. La tarea está en inglés; el acta puede escribirse en polaco, alemán o inglés. Traiga un portátil con analizador de paquetes y permisos de administrador.</p>',
  },
  5: {
    name: 'Control de accesos: examen práctico, Madrid',
    location: 'Sala de formación de Madrid, Calle del Ejemplo 22, 28001 Madrid, España',
    preparation:
      '<p>Le toca por sorteo una de ocho puertas: elija cerradura y lector, móntelos y cabléelos, cree dos usuarios y un horario y demuestre que se puede salir <strong>con una mano y a oscuras</strong>. Hay herramientas; traiga su polímetro y calzado de seguridad.</p>',
  },
  6: {
    name: 'Control de accesos: examen práctico, São Paulo',
    location: 'Rua do Exemplo 480, São Paulo, Brasil, primera planta',
    preparation:
      '<p>Una puerta y un portón, una bolsa con lectores y cerraduras de los que la mitad no sirve para la tarea, y dos horas. Puede hacer tres preguntas al examinador, como a un cliente. Traiga polímetro, calzado de seguridad y documento de identidad.</p>',
  },
  7: {
    name: 'Termografía, nivel asociado: examen práctico, Múnich',
    location:
      'Centro de formación de Múnich, Musterweg 7, 80331 München, Alemania, laboratorio de la planta baja',
    preparation:
      '<p>Doce blancos en una pared calefactada: documente cinco con emisividad, temperatura reflejada, distancia y lectura, y explique por qué los demás no se pueden medir. La pared es suya <strong>cuarenta minutos</strong>. Traiga una cámara calibrada o reserve una nuestra.</p>',
  },
  8: {
    name: 'Termografía, nivel asociado: examen práctico, Lyon',
    location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, Francia',
    preparation:
      '<p>La misma tarea que en Múnich ante otra pared: dos blancos están tras una ventana y uno está mojado. El registro puede escribirse en francés, inglés o español. Traiga una cámara calibrada, cinta y papel de aluminio.</p>',
  },
  9: {
    name: 'Termografía, nivel profesional: examen práctico, Lyon',
    location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, Francia',
    preparation:
      '<p>Inspecciona un cuadro con una carga que usted elige y justifica, y después un contenedor de material almacenado. El <strong>informe se escribe allí mismo</strong> en dos horas y es lo que se califica. Se exige formación eléctrica; la ropa de protección la ponemos nosotros.</p>',
  },
  10: {
    name: 'Termografía, nivel profesional: examen práctico, Dubái',
    location: 'Centro de formación de Dubái, Example Street 5, Al Quoz, Dubái, Emiratos Árabes Unidos',
    preparation:
      '<p>Un cuadro en el interior y una planta fotovoltaica al aire libre, con una temperatura que deja poco contraste. Diga qué se puede medir en esas condiciones, mídalo y aplace lo demás por escrito. Traiga una cámara calibrada y un sombrero; hay agua.</p>',
  },
}
