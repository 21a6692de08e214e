import type { Counted } from '../../text/counted'
import { degli, gli } from '../../text/italianArticles'
import type { CommandLifecycleMessages } from './en'

export const it: CommandLifecycleMessages = {
  title: 'Che fine fa un comando',
  flows: { notWaiting: 'Nessuno aspetta', waiting: 'Aspetta e reinvia' },
  showWaiting: 'Mostra il server che aspetta e reinvia',
  form: (flow) => `«${flow}»: quattro conteggi lungo una linea, quelli che si sono fermati come punti; i valori nella tabella`,
  label: 'Comandi secondo fin dove sono arrivati',
  columns: { stage: 'Server, e stato del comando', reached: 'Arrivati', stopped: 'Fermi lì', median: 'Mediana fino al successivo', p95: '95º percentile' },
  stages: { generated: 'generati', sent: 'inviati', confirmed: 'confermati', verified: 'eseguiti e verificati' },
  stopped: {
    notWaiting: { generated: 'mai scritti: nessuna voce', sent: '«inviati» per sempre' },
    waiting: { generated: 'falliti senza scrittura, e si sa', sent: 'falliti senza risposta, e si sa' },
  },
  verified: (median, { form, text }) => `${median} dopo (mediana)${form === 'none' ? '' : `; ${text} in ritardo`}`,
  finding: (total, stuck, unwritten, confirmed, expired) =>
    `Su ${total} ${total === '1' ? 'comando' : 'comandi'}, ${stuckClause(stuck)} e ${unwrittenClause(unwritten)}. ${waitingSentence(confirmed, expired)}`,
  allConfirmed: (total) =>
    total === '1'
      ? 'L’unico comando ha trovato una connessione viva: è stato confermato subito, che il server aspetti o no.'
      : `Tutti ${gli(total)} comandi hanno trovato una connessione viva: ciascuno è stato confermato subito, che il server aspetti o no.`,
  noDevices: 'Non ci sono dispositivi, quindi nessuno a cui dare un comando. Aggiungine qualcuno per vedere che fine fanno.',
  noCommands: 'Quel giorno non è stato dato alcun comando. Danne qualcuno per vedere che fine fanno.',
  showDevices: (count) => `Imposta ${count} dispositivi`,
  showCommands: (count) => `Imposta ${count} comandi al giorno`,
  showLosses: (count) => `Imposta ${count} perdite di copertura al giorno`,
  spread: (stuck, expired) =>
    `Cinquanta simulazioni differiscono solo per caso: in circa nove su dieci, se nessuno aspetta restano «inviati» per sempre ${stuck} comandi; aspettando ne scadono ${expired}.`,
  dotIsOne: 'Ogni punto è un comando.',
  dotIsSeveral: (count) => `Ogni punto vale fino a ${count} comandi.`,
  chooseDot: 'Scegline uno per leggerne la storia.',
  chooseFirst: 'Scegline uno per leggere la storia del primo.',
  dots: (count, label) => `${count} ${label}; scegline uno con le frecce`,
  dot: (command) => `Comando ${command}`,
  dotOfSeveral: (command, count) => `Comando ${command}, il primo di ${count}`,
  story: {
    title: (command, time, flow) => `Comando ${command}, alle ${time}. ${flow}`,
    before: 'Punto precedente',
    after: 'Punto successivo',
    close: 'Chiudi la storia',
    other: { notWaiting: 'Lo stesso comando se nessuno aspetta', waiting: 'Lo stesso comando se il server aspetta' },
    form: 'Tre corsie nel tempo: la connessione, il registro, il comando; i valori nella tabella',
    label: 'Ciò che era, e ciò che si credeva',
    columns: { lane: 'Corsia', state: 'Stato', from: 'Da', until: 'A' },
    zero: 'comando',
    lanes: { truth: 'La connessione del dispositivo', registry: 'Il registro punta a', command: 'Il comando risulta' },
    spans: {
      connected: 'viva',
      gone: 'morta',
      live: 'una viva',
      dead: 'una morta',
      nobody: 'nessuno',
      generated: '«generato»',
      waiting: 'in attesa di una voce',
      sentForEver: '«inviato» per sempre',
      sent: '«inviato», non confermato',
      confirmed: '«confermato»',
      verified: '«verificato»',
      failed: 'fallito, e si sa',
    },
    message: 'messaggio',
    login: 'login',
    numbers: 'Le corsie in una tabella',
    heard: {
      heartbeat: 'Il dispositivo manda un heartbeat, l’ultima cosa che il server sente da lui prima del comando; il registro punta a ragione a questa connessione.',
      position: 'Il dispositivo manda una posizione, l’ultima cosa che il server sente da lui prima del comando; il registro punta a ragione a questa connessione.',
      login: 'Il dispositivo fa il login, l’ultima cosa che il server sente da lui prima del comando; il registro punta a ragione a questa connessione.',
    },
    death: {
      coverage: 'Il dispositivo perde la copertura e la connessione muore; nessun pacchetto lo dice, e per il server una connessione morta tace come una che non ha nulla da dire.',
      nat: 'Il NAT dimentica la connessione inattiva, che da qui in poi è morta; non avvisa nessuno dei due capi, e per il server il silenzio è quello di sempre.',
    },
    lostOnce: 'Viene dato il comando: il registro punta ancora alla connessione morta, il server ci scrive e TCP accetta i byte come su una viva, quindi il comando risulta «inviato».',
    lostFirst: 'Viene dato il comando: il registro punta ancora alla connessione morta, il server ci scrive e TCP accetta i byte come su una viva. Ma questo server aspetta una risposta.',
    unwrittenOnce: 'Viene dato il comando: il registro non ha una voce per il dispositivo, quindi non si scrive nulla. Il server guarda una volta sola, e non può sapere che il dispositivo tornerà.',
    unwrittenFirst: 'Viene dato il comando: il registro non ha una voce per il dispositivo, quindi non si scrive nulla. Il server non può sapere quando tornerà, ma guarderà di nuovo.',
    erasedOnce: 'Viene dato il comando a un dispositivo che è connesso; la sua voce era stata cancellata, quindi il server lo crede assente e non scrive nulla.',
    erasedFirst: 'Viene dato il comando a un dispositivo che è connesso; la sua voce era stata cancellata, quindi il server lo crede assente, ma guarderà di nuovo.',
    confirmedAtOnce: 'Viene dato il comando: il registro punta a una connessione viva, il comando arriva e il dispositivo lo conferma.',
    lostAgain: (times) =>
      `Nessuna risposta, quindi il server scrive di nuovo, ${times.form === 'one' ? 'una volta' : `${times.text} volte`}, sulla stessa connessione morta; ogni scrittura sembra riuscire, e solo la risposta che manca la smentisce.`,
    unwrittenAgain: (times) =>
      `Il server guarda di nuovo, ${times.form === 'one' ? 'una volta' : `${times.text} volte`}; non c’è una voce e non si scrive nulla, e non può sapere se il dispositivo manca per un minuto o per tutto il giorno.`,
    confirmed: (after) => `La ricerca successiva trova una connessione viva: il comando arriva ${after} dopo essere stato dato, e il dispositivo lo conferma.`,
    found: {
      activity: (silence, lag) => `Dopo ${silence} senza un messaggio il server dà per persa la connessione, ${lag} dopo la sua morte, e cancella la voce.`,
      keepalive: (silence, lag) => `Dopo ${silence} e l’ultima sonda senza risposta il kernel chiude la connessione, ${lag} dopo la sua morte, e la voce scompare.`,
    },
    written: 'Ciò che nel frattempo vi ha scritto non viene più guardato.',
    erased: 'Il server scopre che la vecchia connessione del dispositivo è morta e la chiude; il registro, che conosce solo il dispositivo, cancella la voce della nuova, che è viva.',
    back: {
      coverageBack: 'La copertura torna e il dispositivo fa il login su una nuova connessione, a cui ora punta il registro.',
      natAnswered: 'Il dispositivo trasmette, il NAT risponde che non conosce quella connessione e il dispositivo fa il login su una nuova, a cui ora punta il registro.',
    },
    seen: 'Il messaggio successivo del dispositivo riscrive la sua voce: era lì da sempre.',
    learnsByLogin: 'Solo da questo login il server scopre che la vecchia connessione era morta.',
    staysSent: 'Nessuno ripensa più al comando: ciò che è stato scritto sulla connessione morta resta «inviato» per sempre.',
    staysUnwritten: 'Il comando ha avuto la sua unica ricerca e non viene scritto.',
    verified: 'Il messaggio successivo del dispositivo mostra che il comando è stato eseguito; fin qui il server aveva solo la conferma che era arrivato.',
    notVerified: 'Il comando scade: è arrivato, ma nessun messaggio ha mostrato in tempo che sia stato eseguito, quindi il server non lo sa.',
    expired: 'Il comando scade senza conferma: il server sa che è fallito, e può dirlo.',
  },
}

function stuckClause({ form, text }: Counted): string {
  if (form === 'none') return 'nessuno è rimasto «inviato» per sempre'
  return form === 'one' ? 'uno è rimasto «inviato» per sempre' : `${text} sono rimasti «inviati» per sempre`
}

function unwrittenClause({ form, text }: Counted): string {
  if (form === 'none') return 'nessuno è rimasto senza scrittura'
  return form === 'one' ? 'uno non è mai stato scritto' : `${text} non sono mai stati scritti`
}

function waitingSentence(confirmed: string, { form, text }: Counted): string {
  if (form === 'none') return confirmed === '1' ? 'Aspettando è stato confermato.' : `Aspettando sono stati confermati tutti ${gli(confirmed)}.`
  const were = confirmed === '1' ? 'Aspettando ne è stato confermato uno' : `Aspettando ne sono stati confermati ${confirmed}`
  if (form === 'one') return `${were}, e di quello scaduto si sa che è fallito.`
  return `${were}, e ${degli(text)} scaduti si sa che sono falliti.`
}
