import type { CourseTextSeed } from '../../../seed-types.ts'

export const videoAssociate: Readonly<Record<number, CourseTextSeed>> = {
  25: {
    name: 'Puesta en servicio de una cámara IP',
    summary:
      'De la caja al acta de entrega firmada: dirección, firmware, hora, enfoque, flujo e imagen de referencia, en un orden que ahorra la segunda escalera.',
    description:
      '<p>Una cámara se pone en servicio en el banco de trabajo, no en la escalera. Firmware, contraseña, dirección, nombre y servidor de hora quedan ajustados antes de salir del taller; fuera solo quedan orientar, enfocar y demostrar. Quien lo hace al revés acaba bajo la lluvia con el portátil, descubriendo que el puerto del switch no da alimentación.</p><p><strong>PoE</strong>: un puerto 802.3af entrega 15,4 W, de los que a 100 m llegan con seguridad 12,95 W; la calefacción y el infrarrojo pueden pedir más, y lo piden de noche. <strong>Dirección</strong>: fija o reservada. <strong>Hora</strong>: NTP, porque dos minutos de desvío estropean una prueba. <strong>Flujo</strong>: H.264 o H.265, fotogramas por segundo, intervalo de fotogramas clave y un límite de tasa de bits.</p><p>El enfoque se hace con el iris abierto y se comprueba de noche. Al final quedan una imagen de referencia diurna, otra nocturna y una hoja en la que otra persona puede leer cada ajuste.</p>',
    outcomes: [
      'preparar una cámara en el banco de modo que fuera solo quede orientar y enfocar',
      'comprobar clase PoE, longitud de cable y potencia en la cámara con focos y calefacción encendidos',
      'fijar códec, fotogramas y límite de tasa de bits para una escena y justificarlo',
      'entregar con imágenes de referencia de día y de noche',
    ],
    chapters: [
      'En el banco: firmware, contraseña y nombre',
      'Alimentación y enlace: lo que PoE da de verdad',
      'Orientar y enfocar',
      'Flujos, fotogramas y tasa de bits',
      'Imagen de referencia y entrega',
    ],
  },
  26: {
    name: 'Grabación y almacenamiento',
    summary:
      'Cuánto disco consume una cámara al día, qué ahorra de verdad grabar por movimiento y cómo darse cuenta de que no se graba nada desde marzo.',
    description:
      '<p>En un grabador se confía hasta que alguien lo necesita. Entonces resulta que el disco estaba lleno, la licencia caducada o la zona de movimiento dibujada en la puerta equivocada. Este curso enseña las cuentas y, sobre todo, la costumbre de mirar.</p><p>La cuenta es corta: 4 Mbit/s son 43,2 GB al día, 1,3 TB en treinta días y 26 TB con veinte cámaras. Súmense la reserva para escenas agitadas, la diferencia entre TB y TiB (un nueve por ciento, siempre en contra) y lo que se queda el sistema de archivos. Grabar por movimiento lo reduce a la mitad en un almacén y no ahorra nada junto a una carretera con árboles.</p><p>Después, los ajustes: prealarma, tasa de bits constante o variable, sobrescritura por antigüedad o por llenado y retención propia de cada cámara. Por último, la supervisión: valores SMART, huecos en la línea de tiempo, aviso al perderse un flujo y la mirada semanal a una imagen del martes pasado a las 3 de la madrugada.</p>',
    outcomes: [
      'calcular el almacenamiento de una lista de cámaras, con reserva y en la unidad correcta',
      'decidir para cada escena entre grabación continua, por movimiento o por evento',
      'ajustar prealarma, retención y sobrescritura según lo acordado',
      'montar una supervisión que avise en menos de un día de que falta grabación',
    ],
    chapters: [
      'Megabits, gigabytes y días',
      'Continua, por movimiento, por evento',
      'Retención y sobrescritura',
      'Darse cuenta de que no se grabó nada',
    ],
  },
  27: {
    name: 'Exposición, rango dinámico y color',
    summary:
      'Caras negras ante puertas luminosas, bandas que ruedan bajo las lámparas, nieve naranja: tres causas y los ajustes que las curan.',
    description:
      '<p>Un vestíbulo tiene 200 lx; la acera tras su puerta de cristal, 50 000 lx a mediodía. Una sola exposición no sirve a ambos, así que la cámara toma varias y las une. Eso es el rango dinámico amplio, y su valor en la hoja de datos es 20 log de la relación: <strong>120 dB son uno a un millón</strong>. Lo que la hoja calla es el precio: ruido donde se juntan las exposiciones y bordes dobles en lo que se movió entre ellas.</p><p>Se aprende a activar el WDR solo donde hay contraluz, a exponer para la cara con una zona de medición y a mover la cámara cuando nada de eso basta. El obturador sigue a la red: a 50 Hz, una centésima o una cincuentava de segundo; si no, los fluorescentes y los LED regulados dibujan bandas.</p><p>El color va al final: bajo luz de sodio toda chaqueta es naranja. Fijamos el balance de blancos, revisamos el filtro de corte infrarrojo y anotamos bajo qué lámparas puede fiarse uno del color.</p>',
    outcomes: [
      'exponer una entrada a contraluz para que salga bien la cara y no la puerta',
      'decidir con una grabación de prueba si el WDR ayuda o perjudica en una escena',
      'eliminar parpadeos y bandas eligiendo el obturador',
      'decir bajo qué lámparas de una instalación son fiables los colores grabados',
    ],
    chapters: [
      'Obturador, iris, ganancia: quién paga la luz',
      'Qué significan y qué cuestan 120 dB',
      'Color, lámparas y filtro de corte infrarrojo',
    ],
  },
  28: {
    name: 'Soportes, cables e intemperie',
    summary:
      'Lo que mantiene una cámara en la pared, seca y enfocada durante diez años: anclajes, mástiles, prensaestopas, bucles de goteo y protección contra sobretensiones.',
    description:
      '<p>A una cámara de exterior rara vez la mata la electrónica. La mata el agua, y entra por el cable. La carcasa puede ser <strong>IP66</strong> según EN 60529, pero el conector que cuelga detrás del soporte no lo es, y la capilaridad hace el resto. Montamos la conexión con caja de empalme, prensaestopas por abajo y bucle de goteo, y luego la regamos con la manguera.</p><p>La pared decide el anclaje: hormigón, ladrillo hueco y fachada con aislamiento piden tres distintos, y solo el primero perdona errores. El mástil decide la imagen: un grado de oscilación desplaza la vista 87 cm a 50 m. <strong>IK10</strong> significa 20 julios sobre el domo y no dice nada de los tornillos.</p><p>El cable es de cobre macizo, nunca de aluminio cobreado, resistente a UV y de 100 m como máximo con latiguillos incluidos. Condensación, sol, arañas ante los focos y un plan contra el rayo según EN 62305 completan el curso. Abrirá tres cámaras muertas y dirá de qué murieron.</p>',
    outcomes: [
      'elegir el anclaje para hormigón, ladrillo hueco y fachadas aisladas',
      'juzgar si un mástil es bastante rígido para el objetivo previsto',
      'hacer una entrada de cable exterior que siga seca',
      'colocar protectores y equipotencialidad para que un rayo cercano cueste un fusible',
      'leer los códigos IP e IK, incluido lo que callan',
    ],
    chapters: [
      'Lo que aguanta la pared',
      'Mástiles, viento y distancia focal',
      'Cobre, 100 metros y UV',
      'Por dónde entra el agua',
      'Helada, sol y condensación',
      'Equipotencialidad y sobretensiones',
    ],
  },
  29: {
    name: 'Manejo de un VMS y exportación de pruebas',
    summary:
      'Encontrar los diez minutos buenos entre treinta días, asegurarlos antes de que se sobrescriban y entregarlos de modo que valgan ante un juez.',
    description:
      '<p>«En algún momento de la semana pasada»: así empiezan casi todas las búsquedas. Con cuarenta cámaras son 6720 horas de película. El curso enseña a acotar: partir el periodo por la mitad una y otra vez, buscar en una puerta y no en todo el patio, seguir a una persona de cámara en cámara con marcadores y no con papelitos.</p><p>Después, la exportación. <strong>Primero proteger</strong>, para que no gane la sobrescritura. Formato nativo con reproductor y firma, más un MP4 corriente. Comparar el reloj con una fuente fiable y anotar la diferencia; incluir unos minutos antes y después, y también la cámara que no muestra nada, porque eso es otra respuesta. Una suma SHA-256 demuestra más tarde que no ha cambiado ni un bit.</p><p>Al final, el papel: quién lo pidió, con qué base legal, quién exportó, qué se entregó y a quién. También practicamos la negativa amable al compañero que quiere «echar solo un vistazo al aparcamiento».</p>',
    outcomes: [
      'encontrar con método un suceso de hora desconocida, sin avance rápido',
      'proteger, exportar y verificar imágenes con suma de comprobación y diferencia horaria',
      'rellenar un acta de entrega sin lagunas',
      'distinguir una petición justificada de otra que no lo es y contestar a ambas',
    ],
    chapters: [
      'Vistas, marcadores y el turno de tarde',
      'Diez minutos en treinta días',
      'Exportación, suma de comprobación y hora',
      'El acta de entrega',
    ],
  },
  30: {
    name: 'Máscaras de privacidad, carteles y conservación',
    summary:
      'Qué no debe salir en la imagen, qué debe decir el cartel y cuándo hay que borrar. Para instaladores, no para abogados.',
    description:
      '<p>Nadie se queja de una cámara tan a fondo como el vecino cuyo balcón sale en la imagen. La privacidad empieza al orientar, sigue con las máscaras y termina con el borrado, y las tres cosas las ajusta el instalador, sea quien sea el responsable del tratamiento.</p><p>La máscara va en la cámara, para que lo tapado no llegue nunca al grabador; una máscara dibujada en la pantalla solo lo oculta al operador. En una cámara móvil debe seguir el giro, la inclinación <em>y</em> el zoom. Se prueba en los dos extremos del recorrido y en la preposición que alguien añadió después.</p><p>El marco es el RGPD: finalidad y base jurídica según el artículo 6, información según el 13 con un cartel que se lee <em>antes</em> de entrar, evaluación de impacto según el 35 si se observa el espacio público a gran escala. Las directrices europeas 3/2019 piden razones para pasar de 72 horas; las normas nacionales fijan sus propios plazos. Se llevará una lista de comprobación por cámara y sabrá dónde empieza el asesoramiento jurídico.</p>',
    outcomes: [
      'colocar máscaras que aguanten en toda posición de giro, inclinación y zoom',
      'decir qué debe contener la primera capa informativa de un cartel y dónde se cuelga',
      'fijar la conservación por cámara y demostrar que el borrado se produce',
    ],
    chapters: [
      'Primero orientar, después tapar',
      'El cartel y lo que dice',
      'Conservación, borrado y prueba',
    ],
  },
}
