"""Camera, lights, backdrop, render passes."""
import math
import bpy
from mathutils import Vector
from .core import *
from . import materials as M

def kelvin(k, ref=4900.):
    """Lamp colour as a camera balanced for `ref` would record it, softened a little."""
    a, b = _kelvin(k), _kelvin(ref); c = [.25+.75*x/y for x, y in zip(a, b)]; m = max(c); return tuple(x/m for x in c)

def _kelvin(k):
    t = k/100.0
    r = 255 if t <= 66 else 329.7*((t-60)**-.1332)
    g = 99.47*math.log(t)-161.12 if t <= 66 else 288.12*((t-60)**-.0755)
    b = 255 if t >= 66 else (0 if t <= 19 else 138.52*math.log(t-10)-305.04)
    return tuple((max(0, min(255, c))/255)**2.2 for c in (r, g, b))

def camera(pos, target=None, yaw=None, lens=24, shift=0.0, shiftx=0.0, pitch=0.0, dof=None, fstop=2.8, clip=0.05):
    """Level camera: yaw in degrees (0 looks along +Y), verticals stay vertical, framing by lens shift."""
    cd = bpy.data.cameras.new('cam'); ob = bpy.data.objects.new('cam', cd); bpy.context.scene.collection.objects.link(ob)
    ob.location = pos
    if target is not None:
        d = Vector(target)-Vector(pos); yaw = -math.degrees(math.atan2(d.x, d.y))
        if pitch is None: pitch = math.degrees(math.atan2(d.z, math.hypot(d.x, d.y)))
    ob.rotation_euler = (math.radians(90+pitch), 0, math.radians(yaw))
    cd.lens = lens; cd.sensor_width = 36; cd.shift_y = shift; cd.shift_x = shiftx; cd.clip_start = clip
    if dof:
        cd.dof.use_dof = True; cd.dof.focus_distance = dof if not hasattr(dof, '__len__') else (Vector(dof)-Vector(pos)).length; cd.dof.aperture_fstop = fstop
    bpy.context.scene.camera = ob; return ob

def area(pos, size, to, power, color=(1, 1, 1), visible=False, spread=180, shape=None):
    """Area light at pos, size (w,h), aimed along direction `to`."""
    l = bpy.data.lights.new('area', 'AREA'); l.shape = 'RECTANGLE'; l.size, l.size_y = size; l.energy = power; l.color = color; l.spread = math.radians(spread)
    o = bpy.data.objects.new('area', l); bpy.context.scene.collection.objects.link(o)
    o.location = XF[-1] @ Vector(pos); d = XF[-1].to_3x3() @ Vector(to)
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = visible; o.visible_glossy = True
    return o

def point(pos, power, color=None, k=2900, r=.04):
    l = bpy.data.lights.new('pt', 'POINT'); l.energy = power; l.color = color or kelvin(k); l.shadow_soft_size = r
    o = bpy.data.objects.new('pt', l); bpy.context.scene.collection.objects.link(o); o.location = XF[-1] @ Vector(pos); o.visible_camera = False
    return o

def spot(pos, to, power, k=3000, angle=60, r=.02, blend=.6):
    l = bpy.data.lights.new('sp', 'SPOT'); l.energy = power; l.color = kelvin(k); l.spot_size = math.radians(angle); l.spot_blend = blend; l.shadow_soft_size = r
    o = bpy.data.objects.new('sp', l); bpy.context.scene.collection.objects.link(o); o.location = XF[-1] @ Vector(pos)
    o.rotation_euler = (XF[-1].to_3x3() @ Vector(to)).to_track_quat('-Z', 'Y').to_euler(); o.visible_camera = False
    return o

def sun(az, el, strength=4, k=5200, angle=.8):
    """az: compass-like degrees, direction the light travels TOWARDS in XY (0 = +Y); el: elevation."""
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = strength; l.color = kelvin(k); l.angle = math.radians(angle)
    o = bpy.data.objects.new('sun', l); bpy.context.scene.collection.objects.link(o)
    a, e = math.radians(az), math.radians(el); d = Vector((math.sin(a)*math.cos(e), math.cos(a)*math.cos(e), -math.sin(e)))
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler(); return o

def world(color='#cfe0f2', strength=.3):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    bg = w.node_tree.nodes['Background']; bg.inputs[0].default_value = M.srgb(color); bg.inputs[1].default_value = strength
    w.light_settings.distance = 1.2; w.light_settings.ao_factor = 1.0
    w.cycles.sampling_method = 'NONE'
    return w


def setup(w=1600, h=1067, spp=96, bounces=6, seed=0, clamp=4.0, glossy=4, transp=12):
    sc = bpy.context.scene; sc.render.engine = 'CYCLES'; c = sc.cycles
    c.device = 'CPU'; c.samples = spp; c.use_adaptive_sampling = False; c.use_denoising = False; c.seed = seed
    c.max_bounces = bounces; c.diffuse_bounces = min(bounces, 4); c.glossy_bounces = glossy; c.transmission_bounces = 4; c.transparent_max_bounces = transp
    c.caustics_reflective = False; c.caustics_refractive = False; c.sample_clamp_indirect = clamp; c.sample_clamp_direct = 0; c.blur_glossy = 1.0
    c.use_fast_gi = False; c.light_sampling_threshold = .03
    c.pixel_filter_type = 'BLACKMAN_HARRIS'; c.filter_width = 1.4
    sc.render.resolution_x = w; sc.render.resolution_y = h; sc.render.resolution_percentage = 100
    sc.render.threads_mode = 'FIXED'; sc.render.threads = 2; sc.render.use_persistent_data = True
    vl = sc.view_layers[0]
    vl.use_pass_combined = True; vl.use_pass_z = True; vl.use_pass_normal = True
    for p in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color', 'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit', 'environment'):
        setattr(vl, 'use_pass_'+p, True)
    im = sc.render.image_settings; im.file_format = 'OPEN_EXR_MULTILAYER'; im.color_depth = '16'; im.exr_codec = 'NONE'
    sc.view_settings.view_transform = 'Raw'

def shoot(base, halves=2, seed0=0):
    sc = bpy.context.scene
    for i in range(halves):
        sc.cycles.seed = seed0+i*101; sc.render.filepath = f'{base}_{"ab"[i]}.exr'
        bpy.ops.render.render(write_still=True)
