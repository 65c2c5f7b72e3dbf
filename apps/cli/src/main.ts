console.log('imperia: nothing to play yet');
