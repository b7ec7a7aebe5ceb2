"""Portraits: each machine alone, from the same side, in the same light and at the same size in its frame."""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import facilities
import goods
import upkeep
from equipment import centrifugal_fan, chiller, compressor, condensing_unit, rooftop_unit, vrf_unit
from kit import at, box, render, reset, studio
from machines import air_handler, bag_filter, borehole, heat_pump, plate_exchanger, sandwich_panels, thermostat

SIDE, ABOVE, SHARE, FRAME = 32, 18, 0.8, (640, 480)


def fan_on_rails():
    """An air handler's scroll fan on rails."""
    for y in (0.06, 0.48):
        box(-0.85, y, 0, 1.9, 0.12, 0.12, "slate", 0.02)
    box(-0.5, 0.0, 0.1, 1.0, 0.7, 0.12, "slate", 0.02)
    with at(0, 0, 1.0):
        centrifugal_fan(0.72, 0.75, "blue")


UNITS = {
    "chiller": lambda: chiller(3.4, 1.7, 3, 1.8),
    "vrf": lambda: vrf_unit(1.25, 0.85, 1.6, 2),
    "rooftop": rooftop_unit,
    "fan-centrifugal": fan_on_rails,
    "compressor": lambda: compressor("teal"),
    "condensing-unit": condensing_unit,
    "panel-wall": sandwich_panels,
    "ahu": air_handler,
    "heat-pump": heat_pump,
    "borehole": borehole,
    "filter": bag_filter,
    "plate-exchanger": plate_exchanger,
    "thermostat": thermostat,
    "freezer-thermostat": lambda: thermostat("-18", 3),
    "cooler-on-service": facilities.cooler_on_service,
    "fan-and-servers": facilities.fan_and_servers,
    "place-for-a-row": facilities.place_for_a_row,
    "theatre-on-standby": facilities.theatre_on_standby,
    "fresh-classroom": facilities.fresh_classroom,
    "filter-record": facilities.filter_record,
    "dining-table": facilities.dining_table,
    "cook-station": facilities.cook_station,
    "kitchen-roof": facilities.kitchen_roof,
    "spot-cooling": facilities.spot_cooling,
    "smaller-chiller": facilities.smaller_chiller,
    "panel-cooler": facilities.panel_cooler,
    "shop-meter": facilities.shop_meter,
    "food-court": facilities.food_court,
    "jet-fan": facilities.jet_fan,
    "tenant-bills": facilities.tenant_bills,
    "busy-days": facilities.busy_days,
    "open-shop": facilities.open_shop,
    "coach-pack": upkeep.coach_pack,
    "cab-unit": upkeep.cab_unit,
    "rail-pantry": upkeep.rail_pantry,
    "train-controls": upkeep.train_controls,
    "pack-exchange": upkeep.pack_exchange,
    "common-parts": upkeep.common_parts,
    "pack-record": upkeep.pack_record,
    "standby-plug": upkeep.standby_plug,
    "standby-timer": upkeep.standby_timer,
    "standby-stock": upkeep.standby_stock,
    "shop-counter": upkeep.shop_counter,
    "battery-unit": upkeep.battery_unit,
    "probe-reading": upkeep.probe_reading,
    "payload-scale": upkeep.payload_scale,
    "temperature-log": upkeep.temperature_log,
    "belt-drive": upkeep.belt_drive,
    "freezer-clock": upkeep.freezer_clock,
    "delay-relay": upkeep.delay_relay,
    "coil-washing": upkeep.coil_washing,
    "clamp-meter": upkeep.clamp_meter,
    "dusty-coil": upkeep.dusty_coil,
    "compressor-gauges": upkeep.compressor_gauges,
    "service-van": upkeep.service_van,
    "goods-fruit": goods.goods_fruit,
    "goods-dairy": goods.goods_dairy,
    "goods-meat": goods.goods_meat,
    "goods-fish": goods.goods_fish,
    "goods-medicine": goods.goods_medicines,
    "ground-school": goods.ground_school,
    "ground-office": goods.ground_office,
    "ground-houses": goods.ground_houses,
    "ground-industry": goods.ground_industry,
    "ground-aquaculture": goods.ground_aquaculture,
}


def corners():
    """The corners of everything built so far, in world coordinates."""
    bpy.context.view_layer.update()
    solids = [thing for thing in bpy.data.objects if thing.type in ("MESH", "CURVE") and thing.name != "floor"]
    return [thing.matrix_world @ Vector(corner) for thing in solids for corner in thing.bound_box]


def fit_camera(points):
    """Move the main camera so that the points are centred and fill SHARE of the frame."""
    scene, camera = bpy.context.scene, bpy.data.objects["main"]
    scene.render.resolution_x, scene.render.resolution_y = FRAME
    turn = camera.rotation_euler.to_matrix()
    for _ in range(4):
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, camera, point) for point in points]
        low, high = (Vector(pick(p[k] for p in seen) for k in range(2)) for pick in (min, max))
        away = sum(p.z for p in seen) / len(seen)
        wide = away * camera.data.sensor_width / camera.data.lens
        tall = wide * FRAME[1] / FRAME[0]
        middle = (low + high) / 2
        camera.location += turn @ Vector(((middle.x - 0.5) * wide, (middle.y - 0.5) * tall, 0))
        grown = max(high.x - low.x, high.y - low.y) / SHARE
        camera.location += turn @ Vector((0, 0, away * (grown - 1)))


for name, build in UNITS.items():
    if name in sys.argv:
        reset()
        build()
        points = corners()
        middle = sum(points, Vector()) / len(points)
        studio("commercial", middle, 4, az=SIDE, el=ABOVE, sun_side=-58, sun_height=62)
        bpy.data.lights["sun"].angle = math.radians(24)
        fit_camera(points)
        render(name)
