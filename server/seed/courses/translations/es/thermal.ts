import type { CourseTextSeed } from '../../../seed-types.ts'

/** Courses on thermal imaging in Spanish. */
export const thermal: Readonly<Record<number, CourseTextSeed>> = {
  5: {
    name: 'Termografía: emisividad y distancia',
    summary:
      'Dos ajustes deciden si una lectura es una temperatura o solo un número. Aprenda a fijar ambos y a dudar de lo demás.',
    description:
      '<p>Una cámara térmica no mide temperatura. Mide radiación y calcula la temperatura a partir de lo que usted le dice sobre la superficie. Si le dice que una pletina pulida tiene una emisividad de 0,95, anunciará una pletina fría hasta el día en que se funda.</p><p>En el curso se mide una placa caliente con pintura, cinta y metal desnudo a uno, cuatro y doce metros. Verá bajar la lectura sin que nada se haya enfriado: una vez porque la superficie <strong>refleja</strong> la sala, otra porque el punto de medida ha crecido más que el objeto. Aprenderá a hallar la temperatura reflejada con papel de aluminio arrugado y a usar cinta donde no se puede evitar el metal desnudo.</p><p>Al final queda un registro de medida que otro termógrafo puede repetir: emisividad, distancia, temperatura reflejada, aire, carga.</p>',
    outcomes: [
      'ajustar la emisividad de las superficies habituales y nombrar las que no deben medirse directamente',
      'determinar la temperatura aparente reflejada con papel de aluminio',
      'calcular el tamaño del punto a una distancia dada y mantenerlo bien dentro del objeto',
      'redactar un registro que otra persona pueda repetir',
    ],
    chapters: [
      'Radiación no es temperatura',
      'Emisividad y reflexión',
      'Distancia y tamaño del punto',
      'Un registro que se puede repetir',
    ],
  },
  12: {
    name: 'Ópticas térmicas, IFOV y lo que cubre un píxel',
    summary:
      'Elija detector y óptica por lo más pequeño que haya que medir, no por lo más grande que se quiera ver.',
    description:
      '<p>Un detector de 12 µm tras una óptica de 25 mm da 0,48 mrad por píxel: a 100 m, un píxel cubre 48 mm. Basta para notar un terminal caliente y es muy poco para medirlo, porque una lectura fiable exige llenar al menos tres por tres píxeles.</p><p>De esta única línea de aritmética el curso deduce todo lo demás: campo de visión, distancias límite y lo que cuesta una óptica más larga en anchura de escena y profundidad de campo. También trata lo que hay delante de la óptica: el vidrio de ventana es opaco para una cámara térmica, las ventanas de germanio se quedan con su parte y una cúpula sucia informa de la suciedad.</p>',
    outcomes: [
      'calcular IFOV y campo de visión a partir del paso de píxel, la resolución y la focal',
      'distinguir la distancia para ver de la distancia para medir',
      'elegir una óptica para un objeto y decir cuánta cobertura cuesta',
    ],
    chapters: ['Una línea de aritmética: IFOV', 'Ver no es medir', 'Ventanas, cúpulas y enfoque'],
  },
  13: {
    name: 'Detección precoz de incendios en material almacenado',
    summary:
      'Encuentre el foco caliente en residuos, astillas o baterías antes de que haya humo, y evite que la cargadora dispare la alarma.',
    description:
      '<p>Los montones no arden de golpe. Un foco se calienta durante horas o días, y en la superficie se ve como unos pocos grados en un sitio, mucho antes de que nadie huela nada. Este curso coloca cámaras térmicas sobre fosos, naves de clasificación y almacenes de baterías para que esa mancha se vea.</p><p>Se planifica la cobertura por el foco más pequeño que hay que encontrar, se divide la imagen en zonas con umbrales propios y se combina un umbral absoluto con la <strong>velocidad de subida</strong>. Luego llegan los perturbadores, más calientes que cualquier foco: escapes, motores, sol sobre plástico oscuro, soldadores un sábado. A cada uno se responde con una regla; a ninguno, subiendo el umbral.</p><p>El último capítulo conecta con lo que sigue: central de incendios, monitor de extinción y un plan de alarma que nombra funciones y no personas.</p>',
    outcomes: [
      'colocar cámaras de modo que el foco más pequeño llene al menos nueve píxeles',
      'elegir umbral absoluto y velocidad de subida para residuos, madera y baterías',
      'enmascarar vehículos y sol sin dejar ciega una zona',
      'entregar la alarma a la central de incendios por una línea supervisada',
    ],
    chapters: [
      'Cómo se calienta un foco',
      'Zonas, umbrales y velocidad de subida',
      'Cargadoras, escapes y sol',
      'De la prealarma a la central de incendios',
    ],
  },
  14: {
    name: 'Cámaras térmicas en perímetros largos',
    summary:
      'Alcances, meteorología y relevo a la cámara visible: menos postes, ningún foco y, aun así, una cara al final.',
    description:
      '<p>Las hojas de datos dan el alcance para una persona de 1,8 por 0,5 metros en una noche despejada y con dos píxeles de ancho. La analítica pide unos diez píxeles de alto, y la niebla no figura en la hoja. El curso convierte la cifra impresa en otra sobre la que se puede construir.</p><p>Se separan los postes para que cada cámara cubra la zona muerta de la siguiente, se vigilan los minutos del alba y del ocaso en que valla, hierba e intruso tienen la misma temperatura, y se empareja la cámara térmica con una visible: la primera dice que hay alguien y solo la segunda dice quién.</p>',
    outcomes: [
      'convertir el alcance de catálogo en un alcance para analítica con mal tiempo',
      'separar los postes para que las zonas muertas se cubran mutuamente',
      'explicar el cruce térmico y tenerlo en cuenta en el proyecto',
      'configurar el relevo de la detección térmica a una cámara PTZ visible',
    ],
    chapters: [
      'Lo que el alcance no dice',
      'Niebla, lluvia y cruce térmico',
      'El relevo a la cámara visible',
    ],
  },
  15: {
    name: 'Termografía eléctrica bajo carga',
    summary:
      'Inspeccione cuadros en tensión con seguridad, compare lo comparable y clasifique los hallazgos por la carga y no por el color.',
    description:
      '<p>Un borne a 48 °C puede ser una urgencia o nada en absoluto. A una quinta parte de su corriente nominal es una urgencia: las pérdidas de una unión crecen con el cuadrado de la corriente y, a plena carga, esa misma unión estaría fuera de límites. Este curso enseña a leer cada hallazgo junto con su carga.</p><p>Se inspeccionan cuadros trifásicos, se comparan fases y uniones semejantes, se convierten los incrementos de temperatura a corriente nominal con un exponente razonable y se aprende lo que no se ve desde fuera: la unión tras una tapa, la cuchilla del fusible tras un cristal, el neutro cargado de armónicos.</p><p>El trabajo en tensión exige acreditar la cualificación eléctrica. Un revisor la comprueba antes de que se abra el curso.</p>',
    outcomes: [
      'planificar una inspección con distancia de seguridad, ropa de protección y una segunda persona',
      'comparar fases y convertir un incremento de temperatura a carga nominal',
      'clasificar los hallazgos de modo que el explotador sepa qué hay que hacer hoy',
      'reconocer los casos en que una imagen fría no demuestra nada',
    ],
    chapters: [
      'Seguridad antes de la primera imagen',
      'Carga, pérdidas y el cuadrado de la corriente',
      'Comparar lo comparable',
      'Lo que queda tras la tapa',
      'Clasificar e informar',
    ],
  },
  16: {
    name: 'Leer una imagen térmica en 75 segundos',
    summary:
      'Isotermas, punto de medida, emisividad y distancia sobre una sola placa caliente. Un corto para ver antes de cualquier curso térmico.',
    description:
      '<p>Una placa caliente, un punto de medida, tres sorpresas. El vídeo muestra cómo se leen las isotermas, por qué la cifra junto a la cruz es una media, por qué el metal desnudo parece frío y qué le pasa al valor cuando uno simplemente da un paso atrás.</p><p>No requiere conocimientos previos y está pensado como primer vistazo antes de THM-310. Véalo una vez sin pausas y después otra con esta pregunta: ¿cuál de los tres valores me habría creído?</p>',
    outcomes: [
      'leer isotermas y punto de medida en una imagen térmica',
      'nombrar los dos ajustes que estropean más lecturas',
      'explicar por qué una lectura baja con la distancia aunque nada se enfríe',
    ],
    chapters: ['Una placa, un punto, tres sorpresas'],
  },
}
