/** Breaks the server from inside when it is asked to: a promise that nobody waits for, an exception in a timer. */
process.on('message', how => {
  if (how === 'reject') void Promise.reject(new Error('nobody waited'));
  if (how === 'throw')
    setTimeout(() => {
      throw new Error('out of nowhere');
    });
  process.send('done');
});
