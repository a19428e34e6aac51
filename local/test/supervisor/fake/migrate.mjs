console.log('up to date');
