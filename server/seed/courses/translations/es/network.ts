import type { CourseTextSeed } from '../../../seed-types.ts'

/** Courses on networks in Spanish. */
export const network: Readonly<Record<number, CourseTextSeed>> = {
  2: {
    name: 'Presupuesto PoE y topología de switches para vídeo',
    summary:
      'Sume lo que un switch tiene que dar de verdad y tienda los enlaces de modo que un fallo no se lleve todo el perímetro.',
    description:
      '<p>Las cámaras que se reinician de noche casi nunca están averiadas: les falta potencia. Este curso muestra cómo sumar el presupuesto de un switch, contar con calefactores e infrarrojos y disponer los enlaces troncales de modo que un fallo no deje a oscuras todo el perímetro.</p><p>Separamos lo que suele mezclarse: la clase que pide el equipo, los vatios que reserva el puerto y los que llegan después del cable. Un puerto de clase 4 entrega 30 W y al final de 100 m se garantizan 25,5 W. El aluminio cobreado y el latiguillo fino se comen esa garantía; los mazos en una bandeja caliente hacen el resto.</p><p>En la segunda mitad se dibuja la topología de una instalación con 48 cámaras: estrella, anillo o doble enlace, con el ancho de banda de cada tramo, la raíz del árbol de expansión donde debe estar y cada switch con una alimentación que dure tanto como la grabación.</p>',
    outcomes: [
      'sumar el presupuesto PoE de un switch para la noche más fría con todos los focos encendidos',
      'decir cuándo 86 m de cable fino son demasiados',
      'calcular la carga de un enlace a partir de tasa de bits, imágenes por segundo y número de cámaras',
      'dibujar una topología en la que ningún cable apague dos cámaras vecinas',
    ],
    chapters: [
      'Clases, vatios reservados y vatios entregados',
      'Cable: sección, longitud y calor',
      'Estrella, anillo y doble enlace',
      'Búsqueda de averías en el puerto',
    ],
  },
  17: {
    name: 'VLAN, multicast y hora en redes de seguridad',
    summary:
      'Separe cámaras, puertas y oficinas en switches compartidos, evite que el multicast inunde la red y dé la misma hora a todos los equipos.',
    description:
      '<p>Los equipos de seguridad rara vez tienen una red propia. Este curso muestra cómo compartirla y dormir tranquilo: una VLAN por especialidad, un plan de direcciones que se pueda leer en voz alta y enrutamiento solo donde alguien haya escrito por qué.</p><p>El multicast ahorra trabajo al grabador e inunda todo lo demás si el IGMP snooping no tiene querier; lo romperá a propósito y lo arreglará. Después, la hora: una grabación con cuatro minutos de error vale poco en un juzgado, así que configuramos dos fuentes NTP, comprobamos la deriva y decidimos quién da la hora cuando no hay internet.</p>',
    outcomes: [
      'elaborar un plan de VLAN y direcciones para vídeo, accesos e intrusión en switches compartidos',
      'reconocer una inundación multicast y curarla con un querier',
      'ajustar la hora de modo que grabador, controlador y central coincidan al segundo',
    ],
    chapters: [
      'Una red, varias especialidades',
      'Un plan de direcciones que se lee en voz alta',
      'El multicast y el querier que falta',
      'La hora y su valor como prueba',
    ],
  },
  18: {
    name: 'Bastionado de cámaras y controladores',
    summary:
      'Cierre las puertas que el propio sistema de seguridad deja abiertas: contraseñas, servicios, certificados, actualizaciones y la toma de la fachada.',
    description:
      '<p>Una cámara es un ordenador en un poste, con una toma de red al alcance de cualquiera que tenga una escalera. Este curso recorre un sistema como lo haría un atacante: qué responde, con qué nombre y versión, y qué se consigue sin contraseña.</p><ul><li><strong>Antes de la entrega:</strong> firmware, contraseñas únicas, servicios desactivados</li><li><strong>En la red:</strong> 802.1X o seguridad de puertos, TLS con certificados que alguien renueva</li><li><strong>En servicio:</strong> un inventario, una fecha para actualizar y un plan para el equipo que ya no recibe actualizaciones</li></ul><p>Los ejercicios se hacen en una red de prácticas con equipos reales. Como se aprende a entrar, un revisor confirma su empresa y su función antes de que se abra el curso.</p>',
    outcomes: [
      'listar los servicios abiertos de un equipo y justificar cada uno que se queda',
      'proteger una toma de red exterior frente a un desconocido con un portátil',
      'emitir, renovar y revocar certificados de equipo',
      'llevar a cabo una ronda de actualización sin perder grabación ni puertas',
    ],
    chapters: [
      'Visto desde fuera',
      'Contraseñas, cuentas y servicios',
      'La toma de la fachada',
      'Certificados que se renuevan',
      'Actualizaciones y equipos que ya no las tienen',
    ],
  },
}
