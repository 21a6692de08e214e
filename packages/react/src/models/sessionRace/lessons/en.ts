/** What each scenario of the model teaches, for stories, documentation and articles; its claim holds it against the model. */
export const en = {
  'close-27-ms-after-login': {
    title: 'Closed 27 ms after the login',
    text: 'ThingsBoard’s log of January 2024: the new client connects, the old one’s disconnect follows 27 ms later. That is late enough to erase a device that has just logged in. By socket it stays lost for nearly 30 s, until its next message: longer than after a close 20 s late. A command one second after the login finds nobody.',
  },
  'close-800-ms-after-login': {
    title: 'Closed 0.8 s after the login',
    text: 'A headset reboots and registers; 0.8 s later its old WebSocket is torn down, and the entry is deleted by device id. Four minutes on, a registry that only a login writes still finds nobody, though the device has spoken every 30 s. By generation there was nothing to repair.',
  },
  'close-18-s-after-login': {
    title: 'Closed 18 s after the login',
    text: 'An MQTT client restarts and is back after 162 s; 18 s later the read of its first connection times out. Until then commands arrive and the device has spoken three times. Then it is gone: by socket until its next message 2 s later, by login to the end.',
  },
  'absent-until-the-next-login': {
    title: 'Absent until the next login',
    text: 'Where only a login writes the entry, no message brings it back, not even one a second: connected and healthy, the device is absent for the rest of the hour. A report of this kind ended with a restart.',
  },
  'generation-survives': {
    title: 'The generation survives it',
    text: 'Two late messages and a late close. By socket the first late message turns the entry back to the dead session and a command goes there; then the close erases the device, by login too. With a generation the entry knows whose it is: late messages are thrown away, the late close removes only its own, and the command arrives.',
  },
}

export type SessionRaceLessons = typeof en
