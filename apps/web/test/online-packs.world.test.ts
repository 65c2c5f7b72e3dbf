import { expect } from 'vitest';
import { after, join, makeTable, needed, seenTable, visitor } from './online-visit.ts';
import { fileWith, PACK } from './own-pack.ts';
import { playTogether } from './player.ts';

needed(
  'a table carries a pack: whoever comes sees its cards before sitting down, and both play with them',
  async () => {
    const [ala, ola] = await Promise.all([visitor(), visitor('pl')]);
    const { join: link } = await makeTable(ala.page, 'Ala', async (page) => {
      await page.selectOption('dialog select[name="game"]', 'osadnicy');
      await page.click('dialog details > summary');
      await page.setInputFiles('dialog input[name="pack"]', fileWith(PACK));
      await page.waitForSelector('dialog .switch:has-text("Harbour") input:checked');
    });

    await ola.page.goto(link);
    await ola.page.waitForSelector('.packs:has-text("Harbour")');
    await ola.page.click('.packs summary');
    await ola.page.waitForSelector('.packs >> text=Rybaczówka 16');
    await join(ola.page, link, 'Ola');

    await ala.page.click('[data-start]:enabled');
    await ala.page.waitForSelector('text=Fishing Lodge');
    await ola.page.waitForSelector('text=Rybaczówka');
    expect((await seenTable(ola.page)).config).toMatchObject({ packs: [{ pack: 'Harbour' }] });
    await playTogether([ala.page, ola.page], after(4));
    await ola.page.reload();
    await ola.page.waitForSelector('text=Rybaczówka');
    expect([...ala.complaints, ...ola.complaints]).toEqual([]);
  },
);
